import { randomBytes } from 'node:crypto';
import { isRightNumber, numberAt, SERIES_SIZE, seriesOrder, type LuckyNumber } from '@fio/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createVisitor } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { shake256 } from '../../core/secrets/shake256.ts';
import { checkIntegrity } from './check-integrity.ts';
import { grantNumbers } from './grant-numbers.ts';
import { LuckyNumbers, type Grant } from './LuckyNumbers.ts';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { runIn } from '../../core/database/run-in.ts';
import type { AppError } from '../../core/errors.ts';
import { places } from '../../core/secrets/places.ts';
import { ticketTotalsOf } from './ticket-totals.ts';
import { voidTickets } from './void-tickets.ts';

let app: TestApp;
let registrationId: string;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
  ({ id: registrationId } = await createVisitor(app.services));
});
afterAll(() => app.close());

const grantOf = (count: number): Grant => ({ registrationId, invoiceId: null, origin: 'bonus', count });
/** In no transaction of somebody's: each statement is one of its own. */
const alone: Ask = async (name, text, values) =>
  (await app.services.pool.query({ name, text, values: [...values] })).rows as never;
const SERIES = { first: 0, last: 2, size: SERIES_SIZE };
const SIZE = 300_000;

/** What the seed, read as its owner may, says stands at each place. */
async function orderOf(drawId: string) {
  const { seedEncrypted } = await app.services.db.numberPool.findUniqueOrThrow({ where: { drawId } });
  const seed = app.services.vaults.seeds.open(seedEncrypted, places.numberPool(drawId));
  const known = new Map<number, ReturnType<typeof seriesOrder>>();
  return (series: number) => {
    const order =
      known.get(series) ?? seriesOrder(shake256, seed, { draw: drawId, series, size: SERIES.size });
    known.set(series, order);
    return order;
  };
}
const given = (drawId: string) =>
  app.services.db.ticket.findMany({ where: { drawId }, orderBy: { counter: 'asc' } });

/** Every place up to the last was given out, each once, with the number that the seed puts there. */
async function expectWhole(drawId: string, count: number) {
  const [tickets, order] = [await given(drawId), await orderOf(drawId)];
  expect(tickets.map(({ counter }) => counter)).toEqual(Array.from({ length: count }, (_, index) => index));
  const numbers = tickets.map(({ series, number }): LuckyNumber => ({ series, order: number }));
  expect(numbers).toEqual(tickets.map(({ counter }) => numberAt(counter, SERIES, order)));
  expect(new Set(numbers.map((number) => JSON.stringify(number))).size).toBe(count);
}

describe('grants', () => {
  it('in any sizes, at once, some rolled back, leave neither gaps nor twins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ count: fc.integer({ min: 1, max: 90 }), fails: fc.boolean() }), {
          maxLength: 12,
        }),
        async (grants) => {
          const drawId = await createRunningDraw(app.services, { series: 3 });
          const outcomes = await Promise.allSettled(
            grants.map(({ count, fails }) =>
              app.services.db.$transaction(async (tx) => {
                await grantNumbers(app.services, tx, drawId, [grantOf(count)]);
                if (fails) throw new Error('changed my mind');
              }),
            ),
          );
          expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
            grants.map(({ fails }) => fails),
          );
          const kept = grants.reduce((sum, { count, fails }) => sum + (fails ? 0 : count), 0);
          await expectWhole(drawId, kept);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('from two processes, one by one and together, neither', async () => {
    const drawId = await createRunningDraw(app.services, { series: 3 });
    const { vaults, clock } = app.services;
    const [one, two] = [new LuckyNumbers(vaults.seeds), new LuckyNumbers(vaults.seeds)];
    const grants = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 === 0 ? one : two).grant(
          alone,
          drawId,
          [grantOf(1), grantOf(1 + (index % 4))],
          clock.now(),
        ),
      ),
    );
    expect(grants.map(([, own]) => own?.length)).toEqual(grants.map((_, index) => 1 + (index % 4)));
    await expectWhole(drawId, 350);
  });

  it('at the end are whole or not at all, and the last number is given out', async () => {
    const drawId = await createRunningDraw(app.services, { series: 3, given: SIZE - 3 });
    const outcomes: unknown[] = [];
    for (const count of [2, 2, 1, 1])
      await app.services.luckyNumbers.grant(alone, drawId, [grantOf(count)], new Date()).then(
        ([own]) => outcomes.push(own?.length),
        (error: AppError) => outcomes.push(error.code),
      );
    expect(outcomes).toEqual([2, 'LUCK_NUMBERS_REACHED', 1, 'LUCK_NUMBERS_REACHED']);
    expect((await given(drawId)).map(({ counter }) => counter)).toEqual([SIZE - 3, SIZE - 2, SIZE - 1]);
  });

  it('of a draw whose order nobody committed are refused', async () => {
    const { luckyNumbers } = app.services;
    await expect(
      luckyNumbers.grant(alone, crypto.randomUUID(), [grantOf(1)], new Date()),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the database', () => {
  it('keeps what was committed, and never gives a number twice', async () => {
    const drawId = await createRunningDraw(app.services, { series: 1 });
    const { db } = app.services;
    await db.$transaction((tx) => grantNumbers(app.services, tx, drawId, [grantOf(2)]));
    const change = (data: object) => db.numberPool.update({ where: { drawId }, data });
    await expect(change({ next: 1 })).rejects.toThrow(/are committed/);
    await expect(change({ seedHash: randomBytes(32) })).rejects.toThrow(/are committed/);
    await expect(db.ticket.deleteMany({ where: { drawId } })).rejects.toThrow(/Foreign key/);
    const key = { drawId_counter: { drawId, counter: 0 } };
    await expect(db.ticket.update({ where: key, data: { number: 7 } })).rejects.toThrow(/stays what/);
    const [first] = await given(drawId);
    if (first === undefined) throw new Error('No ticket.');
    await expect(db.ticket.create({ data: { ...first, counter: 99 } })).rejects.toThrow(/Unique constraint/);
  });

  it('takes numbers for people and invoices that exist only, and keeps who holds one', async () => {
    const drawId = await createRunningDraw(app.services, { series: 1 });
    const { db } = app.services;
    const grant = (changes: Partial<Grant>) =>
      db.$transaction((tx) => grantNumbers(app.services, tx, drawId, [{ ...grantOf(1), ...changes }]));
    await expect(grant({ registrationId: crypto.randomUUID() })).rejects.toThrow(/that exist/);
    await expect(grant({ invoiceId: crypto.randomUUID() })).rejects.toThrow(/that exist/);
    await grant({});
    await expect(db.registration.delete({ where: { id: registrationId } })).rejects.toThrow(/Foreign key/);
    const { id } = await createVisitor(app.services);
    await db.registration.delete({ where: { id } });
  });

  it('knows a voided number for ever', async () => {
    const drawId = await createRunningDraw(app.services, { series: 1 });
    const { db, clock } = app.services;
    await db.$transaction((tx) => grantNumbers(app.services, tx, drawId, [grantOf(1)]));
    const why = { reason: 'engano', now: clock.now() };
    expect(await voidTickets(db, { drawId, counter: 0 }, why)).toBe(1);
    expect(await voidTickets(db, { drawId, counter: 0 }, why)).toBe(0);
    const back = db.ticket.updateMany({ where: { drawId }, data: { state: 'distributed', reason: null } });
    await expect(back).rejects.toThrow(/never goes from voided/);
    await db.$transaction((tx) => grantNumbers(app.services, tx, drawId, [grantOf(1)]));
    expect((await given(drawId)).map(({ counter, state }) => [counter, state])).toEqual([
      [0, 'voided'],
      [1, 'distributed'],
    ]);
  });
});

it('an order that another process commits after a rolled-back try is the one that holds', async () => {
  const { db, luckyNumbers, clock } = app.services;
  const drawId = await createRunningDraw(app.services, { series: 1 });
  const { periodFrom, periodTo, lotteryDate } = await db.draw.findUniqueOrThrow({ where: { id: drawId } });
  const other = await db.draw.create({
    data: { slug: 'outro', title: 'Outro', state: 'scheduled', periodFrom, periodTo, lotteryDate },
  });
  const commit = (tx: Parameters<typeof runIn>[0], numbers: LuckyNumbers) =>
    numbers.commit(runIn(tx), other.id, clock.now());
  const undone = db.$transaction(async (tx) => {
    await commit(tx, luckyNumbers);
    await grantNumbers(app.services, tx, other.id, [grantOf(1)]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.$transaction((tx) => commit(tx, new LuckyNumbers(app.services.vaults.seeds)));
  const [[number] = []] = await db.$transaction((tx) =>
    grantNumbers(app.services, tx, other.id, [grantOf(1)]),
  );
  if (number === undefined) throw new Error('No number.');
  expect(isRightNumber(0, number, { ...SERIES, last: 0 }, await orderOf(other.id))).toBe(true);
});

it.each([
  [1, 10],
  [3, 1000],
])('of a draw that reads %i digits each series gives %i numbers, and no more', async (digits, size) => {
  const { db } = app.services;
  const drawId = await createRunningDraw(app.services, { series: 2, digits });
  const grant = (count: number) =>
    db.$transaction((tx) => grantNumbers(app.services, tx, drawId, [grantOf(count)]));
  const [numbers = []] = await grant(2 * size);
  const orders = (series: number) =>
    numbers.filter((number) => number.series === series).map(({ order }) => order);
  const all = Array.from({ length: size }, (_, order) => order);
  for (const series of [0, 1]) expect(orders(series).toSorted((a, b) => a - b)).toEqual(all);
  await expect(grant(1)).rejects.toMatchObject({ code: 'LUCK_NUMBERS_REACHED' });
  expect(await checkIntegrity(app.services, drawId, new Date())).toMatchObject({
    counted: 2 * size,
    duplicates: 0,
    outOfRange: 0,
    misplaced: 0,
    gaps: 0,
  });
  const { capacity, series } = await ticketTotalsOf(db, drawId, new Date());
  expect([capacity, series.map(({ capacity: own }) => own)]).toEqual([2 * size, [size, size]]);
  // Nobody widens a series afterwards, and the database knows its end.
  const change = (data: object) => db.numberPool.update({ where: { drawId }, data });
  await expect(change({ seriesSize: 100_000 })).rejects.toThrow(/are committed/);
  await expect(change({ next: 2 * size + 1 })).rejects.toThrow(/number_pools_next_within/);
});
