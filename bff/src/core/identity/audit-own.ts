import { recordAction } from '../audit/record-action.ts';
import type { Transaction } from '../database/prisma.ts';
import type { RequestContext } from '../request/RequestContext.ts';

interface Staff {
  id: string;
  name: string;
  type: string;
}

/** The audit row of what staff do to their own account, also while nobody is signed in yet. Call it last. */
export async function auditOwn(
  { actor, clock }: RequestContext,
  tx: Transaction,
  { id, name, type }: Staff,
  action:
    | 'login'
    | 'logout'
    | 'update'
    | 'recover'
    | 'end_session'
    | 'end_sessions'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'recovery_codes',
): Promise<void> {
  await recordAction(tx, {
    actor: { ...actor, id, name, type: type as typeof actor.type },
    at: clock.now(),
    resource: 'users',
    recordId: id,
    action,
    summary: name,
  });
}
