import { openDatabase } from '@fio/bff/src/core/database/client.ts';
import { KeyRing } from '@fio/bff/src/core/secrets/KeyRing.ts';
import { createSeedBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import { commitSchedule } from '@fio/bff/src/areas/prizes/commit-schedule.ts';
import { LuckyNumbers } from '@fio/bff/src/areas/tickets/LuckyNumbers.ts';
import { runIn } from '@fio/bff/src/core/database/run-in.ts';

const DAY = 86_400_000;

/** A draw that runs, with its numbers committed, and a schedule of `slots` prizes that are all due already. */
export async function writePromotion(url: string, cpfKey: Buffer, slots: number): Promise<void> {
  const { db, close } = openDatabase({ url, name: 'bench', onError: () => undefined });
  const seedBox = createSeedBox({ cpfKeys: KeyRing.of('CPF_KEY', cpfKey) });
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY);
  await db.$transaction(async (tx) => {
    const draw = await tx.draw.create({
      data: {
        slug: 'bench',
        title: 'Bench',
        state: 'scheduled',
        periodFrom: day(-9),
        periodTo: day(9),
        lotteryDate: day(20),
        seriesLast: 9,
      },
    });
    await new LuckyNumbers(seedBox).commit(runIn(tx), draw.id, day(-10));
    const { id: kindId } = await tx.prizeKind.create({ data: { title: 'Ingresso', valueCents: 5_000 } });
    const hours = { startsAt: day(-2), endsAt: day(-1), opensMinute: 0, closesMinute: 1440 };
    await commitSchedule({ vaults: { seeds: seedBox }, clock: { now: () => day(-3) } }, tx, {
      title: 'Bench',
      ...hours,
      every: null,
      allotment: [{ kindId, quantity: slots }],
    });
  });
  await close();
}
