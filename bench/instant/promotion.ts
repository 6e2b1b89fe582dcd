import { openDatabase } from '@fio/bff/src/core/database/client.ts';
import { KeyRing } from '@fio/bff/src/core/secrets/KeyRing.ts';
import { createReceiptBox, createSeedBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import { places } from '@fio/bff/src/core/secrets/places.ts';
import { DEMONSTRATION_SHOP } from '@fio/bff/src/areas/invoices/index.ts';
import { commitSchedule } from '@fio/bff/src/areas/prizes/commit-schedule.ts';
import { LuckyNumbers } from '@fio/bff/src/areas/tickets/LuckyNumbers.ts';
import { runIn } from '@fio/bff/src/core/database/run-in.ts';

const DAY = 86_400_000;
const SHOP_CODE = '0194a000-0000-7000-9000-000000000001';

interface Keys {
  readonly cpfKey: Buffer;
  readonly seedKey: Buffer;
}

/** The code of a shop, a draw that runs, with its numbers committed, and a schedule of `slots` prizes that are all due already. */
export async function writePromotion(url: string, { cpfKey, seedKey }: Keys, slots: number): Promise<void> {
  const { db, close } = openDatabase({ url, name: 'bench', onError: () => undefined });
  const seedBox = createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', seedKey) });
  const receiptBox = createReceiptBox({ cpfKeys: KeyRing.of('CPF_KEY', cpfKey) });
  const { cnpj, federalState: state, csc: number, secret: plain } = DEMONSTRATION_SHOP;
  const secret = receiptBox.seal(Buffer.from(plain), places.shopCode(SHOP_CODE));
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY);
  await db.$transaction(async (tx) => {
    const code = { id: SHOP_CODE, root: cnpj.slice(0, 8), state, number, secret };
    await tx.shopCode.create({ data: { ...code, validFrom: new Date('2024-01-01') } });
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
    // Waiting for no round, so that its slots are there at once.
    const ports = { vaults: { seeds: seedBox }, clock: { now: () => day(-3) }, beacon: { chain: null } };
    await commitSchedule(ports, tx, {
      title: 'Bench',
      ...hours,
      every: null,
      allotment: [{ kindId, quantity: slots }],
    });
  });
  await close();
}
