import { roundTime } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { eachAlone } from './each-alone.ts';
import { beaconOf } from './schedule-beacon.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'clock' | 'beacon' | 'log'>;

/** Keeps the signature with the schedule and in the log, unless somebody else has. */
export async function keepSignature(
  tx: Transaction,
  id: string,
  { round, signature, at }: { readonly round: number; readonly signature: Uint8Array; readonly at: Date },
): Promise<void> {
  const { count } = await tx.prizeSchedule.updateMany({
    where: { id, beaconSignature: null },
    data: { beaconSignature: Buffer.from(signature) },
  });
  if (count === 1)
    await appendEntry(tx, { type: 'prizes_beacon', schedule: id, round, signature: hexOf(signature) }, at);
}

/**
 * Asks for the round of each schedule that waits for one, and keeps what came. What isn't to be had now is asked for the next time:
 * slots that come up meanwhile are there for whoever takes part next. Run twice at once it keeps each once. Says how many failed.
 */
export async function tellBeacons({ db, clock, beacon, log }: Dependencies): Promise<number> {
  const waiting = await db.prizeSchedule.findMany({
    where: { beacon: { not: Prisma.DbNull }, beaconSignature: null },
    select: { id: true, beacon: true },
  });
  // All at once, so that relays that hang are waited for once; what came is kept one after the other.
  const asked = waiting.map((schedule) => {
    const named = beaconOf(schedule);
    return { id: schedule.id, named, coming: named ? beacon.signatureOf(named) : Promise.resolve(null) };
  });
  await Promise.allSettled(asked.map(({ coming }) => coming));
  return eachAlone({ log }, asked, async ({ id, named, coming }) => {
    const [signature, at] = [await coming, clock.now()];
    if (named !== null && signature !== null && at.getTime() >= roundTime(named))
      await db.$transaction((tx) => keepSignature(tx, id, { round: named.round, signature, at }));
  });
}
