import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { tokenAudited, type TokenRecord } from './token-record.ts';

interface Change {
  readonly action: 'create' | 'edit' | 'end_secret' | 'revoke' | 'rotate';
  readonly before: TokenRecord | null;
  readonly after: TokenRecord;
}

/** The audit row of a token, signed by the actor of the request. Call it last. */
export const auditToken = (
  context: Pick<RequestContext, 'actor' | 'clock'>,
  tx: Transaction,
  { action, before, after }: Change,
): Promise<void> =>
  recordAction(tx, {
    actor: context.actor,
    at: context.clock.now(),
    resource: 'tokens',
    recordId: after.id,
    action,
    summary: after.name,
    before: before && tokenAudited(before),
    after: tokenAudited(after),
  });
