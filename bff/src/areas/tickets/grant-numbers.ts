import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLogs } from '../../core/logs/record-log.ts';
import type { TicketServices } from './ticket-services.ts';
import type { Grant, Granted } from './LuckyNumbers.ts';
import { runIn } from '../../core/database/run-in.ts';

type Services = Pick<Infrastructure, 'clock'> & TicketServices;

/**
 * Grants numbers of a draw in the caller's transaction: all of them or LUCK_NUMBERS_REACHED, in the order of `grants`.
 * The draw's pool is held from here to the commit, and everybody else's grants wait for it: call it last.
 */
export async function grantAll(
  { luckyNumbers, clock }: Services,
  run: Ask,
  drawId: string,
  grants: readonly Grant[],
): Promise<readonly (readonly Granted[])[]> {
  const at = clock.now();
  const logs = grants.map(({ registrationId, count }) => ({
    kind: 'ticket' as const,
    registrationId,
    recordId: drawId,
    at,
    from: null,
    detail: { count },
  }));
  await recordLogs(run, logs);
  return luckyNumbers.grant(run, drawId, grants, at);
}

/** The same in a transaction of the models' client. */
export const grantNumbers = (
  services: Services,
  tx: Transaction,
  drawId: string,
  grants: readonly Grant[],
): Promise<readonly (readonly Granted[])[]> => grantAll(services, runIn(tx), drawId, grants);
