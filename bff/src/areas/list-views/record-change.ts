import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

interface Change {
  readonly action: string;
  readonly recordId: string | null;
  readonly summary: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What the audit tells of how somebody arranges a list. */
export const recordChange = ({ actor, clock }: RequestContext, tx: Transaction, change: Change) =>
  recordAction(tx, { actor, at: clock.now(), resource: 'list-views', ...change });
