import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { claimPrizes, type WonPrize } from './claim-prizes.ts';
import type { Participation } from './participation.ts';

/** `claimPrizes` of one participation, in a transaction of the models' client. */
export async function claimPrize(
  services: Pick<Infrastructure, 'config' | 'clock' | 'vaults'>,
  tx: Transaction,
  participation: Participation,
): Promise<WonPrize | null> {
  const [won = null] = await claimPrizes(services, runIn(tx), [participation]);
  return won;
}
