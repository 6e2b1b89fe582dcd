import type { adminSac } from '@fio/contracts/admin/sac';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

/** A message with its conversation, as its page shows it. */
export type SacDetail = ResponseOf<typeof adminSac.get>;
