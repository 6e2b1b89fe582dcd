import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { TicketServices } from './ticket-services.ts';
import type { Grant, Granted } from './LuckyNumbers.ts';
import { runIn } from '../../core/database/run-in.ts';

/**
 * Grants numbers of a draw in the caller's transaction: all of them or LUCK_NUMBERS_REACHED, in the order of `grants`.
 * The draw's pool is held from here to the commit, and everybody else's grants wait for it: call it last.
 */
export async function grantNumbers(
  { luckyNumbers, clock }: Pick<Infrastructure, 'clock'> & TicketServices,
  tx: Transaction,
  drawId: string,
  grants: readonly Grant[],
): Promise<readonly (readonly Granted[])[]> {
  const at = clock.now();
  for (const { registrationId, count } of grants)
    await recordLog(tx, {
      kind: 'ticket',
      registrationId,
      recordId: drawId,
      at,
      from: null,
      detail: { count },
    });
  return luckyNumbers.grant(runIn(tx), drawId, grants, at);
}
