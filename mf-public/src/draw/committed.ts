import type { DrawPage } from '@fio/contracts/public/draw-proof';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';

/** What a draw's closed list is bound to, as it was published. */
export const committedOf = ({ text }: NonNullable<DrawPage['list']>): ListCommitment =>
  // The server writes it from the domain's own shape; whether it has the published hash is a check of its own.
  JSON.parse(text) as ListCommitment;
