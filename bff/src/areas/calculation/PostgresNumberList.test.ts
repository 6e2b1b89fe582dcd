import { codeOf, type Listed } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DAY } from '../../../test/clock.ts';
import { createOverDraw, dayFrom } from '../../../test/draws.ts';
import { blockCpf, someCpf } from '../../../test/factories.ts';
import { type Ask, inSnapshot } from '../../core/database/in-snapshot.ts';
import type { Draw, Prisma } from '../../generated/prisma/client.ts';
import { sealStandings } from './list/seal-standings.ts';
import { bornBy, listedNumbers } from './listed-numbers.ts';
import { PostgresNumberList } from './PostgresNumberList.ts';
import { standardsOf } from './winner-problems.ts';

let app: TestApp;
/** Of the sealed list of `draw`. */
let numbers: readonly Listed[];
let draw: Draw;
/** The lists of both kinds, with what they have to hold. */
let lists: readonly { readonly draw: Draw; readonly numbers: readonly Listed[] }[];

const ask = <T>(work: (ask: Ask) => Promise<T>) => inSnapshot(app.services.pool, work);

/** A closed list of this kind, of which every seventh was voided before it was closed, every eleventh after. */
async function closedList(listFormat: number) {
  // More than the longest look ahead, so that a walk through all of them looks again.
  const { draw: made } = await createOverDraw(app.services, { people: 3, each: 400, listFormat });
  const { db, clock } = app.services;
  const where = { drawId: made.id };
  const inOrder: Prisma.TicketFindManyArgs = { where, orderBy: [{ series: 'asc' }, { number: 'asc' }] };
  const tickets = await db.ticket.findMany(inOrder);
  const voided = (every: number, rest: number) => {
    const some = tickets.filter((_, index) => index % every === rest);
    const data = { state: 'voided', reason: 'Teste', voidedAt: clock.now() };
    return db.ticket.updateMany({
      where: { ...where, OR: some.map(({ counter }) => ({ counter })) },
      data,
    });
  };
  await voided(7, 0);
  const before = await db.ticket.findMany(inOrder);
  await db.draw.update({ where: { id: made.id }, data: { listClosedAt: clock.now() } });
  if (listFormat === 2) await sealStandings(app.services, standardsOf(made));
  await voided(11, 3);
  const listed =
    listFormat === 2
      ? before
      : (await db.ticket.findMany(inOrder)).filter((one) => one.state !== 'voided' || one.voidedLate);
  const entries = listed.map(({ series, number, registrationId, state }) => ({
    code: codeOf({ series, order: number }),
    holder: registrationId,
    standing: state === 'voided' ? ('voided' as const) : ('eligible' as const),
  }));
  return { draw: made, numbers: entries };
}

beforeAll(async () => {
  app = await createTestApp({ routes: [] });
  const sealed = await closedList(2);
  ({ draw, numbers } = sealed);
  lists = [sealed, await closedList(1)];
});
afterAll(() => app.close());

describe('the list in the database', () => {
  it('is walked up and down to its ends, as the list in memory', async () => {
    for (const made of lists)
      await ask(async (run) => {
        const list = new PostgresNumberList(run, standardsOf(made.draw));
        const up: Listed[] = [];
        for (let next = await list.atOrAbove(0); next; next = await list.atOrAbove(next.code + 1))
          up.push(next);
        expect(up).toEqual(made.numbers);
        const down: Listed[] = [];
        for (let next = await list.below(10_000_000); next; next = await list.below(next.code))
          down.push(next);
        expect(down).toEqual(made.numbers.toReversed());
      });
  });

  it('answers any question in any order', async () => {
    await ask(async (run) => {
      const list = new PostgresNumberList(run, standardsOf(draw));
      const asked = [0, 1, 73_254, 73_255, 73_000, 100_000, 99_999, 173_254, 5, 199_999, 200_000, 73_254];
      for (const code of [...asked, ...asked.toReversed()]) {
        expect(await list.atOrAbove(code)).toEqual(numbers.find((entry) => entry.code >= code) ?? null);
        expect(await list.below(code)).toEqual(numbers.findLast((entry) => entry.code < code) ?? null);
      }
    });
  });

  it('is one list, whatever is voided meanwhile', async () => {
    const first = numbers.find(({ standing }) => standing === 'eligible');
    const { series, number } = { series: 0, number: first?.code ?? 0 };
    await ask(async (run) => {
      const before = await listedNumbers(run, standardsOf(draw), [number]);
      const where = { drawId: draw.id, series, number };
      await app.services.db.ticket.updateMany({
        where,
        data: { state: 'voided', reason: 'Teste', voidedAt: new Date() },
      });
      expect(await listedNumbers(run, standardsOf(draw), [number])).toEqual(before);
    });
    expect(await ask((run) => listedNumbers(run, standardsOf(draw), [number]))).toMatchObject([
      { code: number, standing: 'voided' },
    ]);
  });
});

describe('whether a number can win', () => {
  /** Of a number of somebody, after what was changed about them; undone afterwards. */
  async function standingWith(changes: Prisma.RegistrationUncheckedUpdateInput): Promise<string | undefined> {
    const { db } = app.services;
    const { code = 0, holder: id = '' } = numbers.findLast(({ standing }) => standing === 'eligible') ?? {};
    const { birthDate } = await db.registration.findUniqueOrThrow({ where: { id } });
    await db.registration.update({ where: { id }, data: changes });
    const [listed] = await ask((run) => listedNumbers(run, standardsOf(draw), [code]));
    await db.registration.update({
      where: { id },
      data: { birthDate, disabledAt: null, disabledReason: null },
    });
    return listed?.standing;
  }

  it('depends on the full years on the day of the extraction', async () => {
    const birthday = new Date(bornBy(draw.lotteryDate.toISOString().slice(0, 10), 18));
    expect(await standingWith({ birthDate: birthday })).toBe('eligible');
    expect(await standingWith({ birthDate: new Date(birthday.getTime() + DAY) })).toBe('under_age');
  });

  it('depends on a block that holds on the day of the extraction', async () => {
    const { db, clock } = app.services;
    const blocked = async (changes: Prisma.BlockedCpfUpdateInput) => {
      const cpf = someCpf();
      const cpfHash = app.services.vaults.cpf.lookup(cpf).cpfHash;
      await blockCpf(app.services, cpf);
      await db.blockedCpf.update({ where: { cpfHash }, data: changes });
      return standingWith({ cpfHash });
    };
    expect(await blocked({})).toBe('blocked_cpf');
    expect(await blocked({ expiresOn: dayFrom(clock.now(), 0) })).toBe('blocked_cpf');
    expect(await blocked({ expiresOn: dayFrom(clock.now(), -1) })).toBe('eligible');
    expect(await blocked({ liftedAt: clock.now(), liftedBy: 'Teste', liftedReason: 'Teste' })).toBe(
      'eligible',
    );
  });

  it('depends on an account that is not disabled', async () => {
    expect(await standingWith({ disabledAt: new Date(), disabledReason: 'Teste' })).toBe('ineligible');
  });
});

it.each([
  ['2026-11-21', 18, '2008-11-21'],
  ['2028-02-29', 18, '2010-02-28'],
  ['2028-02-29', 16, '2012-02-29'],
])('who is of age on %s with %i years was born by %s', (day, age, born) => {
  expect(bornBy(day, age)).toBe(born);
});
