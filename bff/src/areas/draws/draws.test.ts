import type { draws, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createVisitor } from '../../../test/factories.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

type Answer = ResponseOf<typeof draws.published>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.db.draw.deleteMany());

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const published = async () => (await call<Answer>(app, 'GET', '/draws')).body;

type Changes = Partial<Prisma.DrawCreateInput> & { slug: string };
const createDraw = (changes: Changes) =>
  app.services.db.draw.create({
    data: {
      title: changes.slug,
      periodFrom: day('2026-01-01'),
      periodTo: day('2026-02-01'),
      lotteryDate: day('2026-02-07'),
      ...changes,
    },
  });
const HELD = {
  state: 'published',
  lotteryContest: '5962',
  extraction: ['23337', '82513', '17082', '53195', '49504'],
  calculatedAt: new Date('2026-02-10T13:00:00Z'),
  publishedAt: new Date('2026-02-15T13:00:00Z'),
};

type Drawn = Partial<Prisma.WinnerUncheckedCreateWithoutPrizeInput>;
const winner = (changes: Drawn): Prisma.WinnerUncheckedCreateWithoutPrizeInput => ({
  name: 'Marisa Coelho',
  maskedCpf: '***.418.273-**',
  city: 'Crato',
  uf: 'CE',
  series: 7,
  number: 254,
  ...changes,
});
const prizeOf = (...winners: Drawn[]) => ({
  create: [{ title: 'Viagem', position: 1, winners: { create: winners.map(winner) } }],
});

it('says nothing while there is no draw', async () => {
  expect(await published()).toEqual({ items: [], upcoming: [] });
});

it('shows published draws, latest first, with what their numbers came from', async () => {
  await createDraw({ ...HELD, slug: 'antes', publishedAt: new Date('2026-02-14T13:00:00Z') });
  await createDraw({ ...HELD, slug: 'depois', state: 'accounted', prizes: prizeOf({}) });
  const { items } = await published();
  expect(items.map(({ slug }) => slug)).toEqual(['depois', 'antes']);
  expect(items[0]).toMatchObject({
    periodFrom: '2026-01-01',
    extraction: { contest: '5962', date: '2026-02-07', prizes: HELD.extraction },
    prizes: [{ title: 'Viagem', winners: [{ name: 'Marisa Coelho', cpf: '***.418.273-**', state: 'CE' }] }],
  });
});

it('shows who holds the prize: the last surrogate in the place of who lost it, nobody who did', async () => {
  await createDraw({
    ...HELD,
    slug: 'suplentes',
    prizes: prizeOf(
      { unit: 1, name: 'Primeira', state: 'not_found' },
      { unit: 1, rank: 1, name: 'Segunda', state: 'declined', number: 255 },
      { unit: 1, rank: 2, name: 'Terceira', state: 'contacting', number: 256 },
      { unit: 2, name: 'Outra', state: 'delivered', number: 257 },
      { unit: 3, name: 'Ninguém', state: 'prescribed', number: 258 },
    ),
  });
  const [draw] = (await published()).items;
  expect(draw?.prizes[0]?.winners.map(({ name, rank }) => [name, rank])).toEqual([
    ['Terceira', 2],
    ['Outra', 0],
  ]);
  const departures = draw?.prizes[0]?.departures ?? [];
  expect(departures.map(({ unit, rank, number, outcome }) => [unit, rank, number, outcome])).toEqual([
    [1, 0, 254, 'not_found'],
    [1, 1, 255, 'declined'],
    [3, 0, 258, 'prescribed'],
  ]);
  expect(JSON.stringify(draw)).not.toMatch(/Primeira|Segunda|Ninguém/);
});

it.each(['draft', 'cancelled'])('says nothing of a draw that is %s', async (state) => {
  await createDraw({ slug: 'calado', state });
  expect(await published()).toEqual({ items: [], upcoming: [] });
});

it('says which are to come, without its winners before they are published', async () => {
  await createDraw({ slug: 'longe', state: 'scheduled', lotteryDate: day('2027-05-01') });
  await createDraw({ slug: 'perto', state: 'reviewed', prizes: prizeOf({}) });
  expect(await published()).toEqual({
    items: [],
    upcoming: [
      { slug: 'perto', title: 'perto', lotteryDate: '2026-02-07', listHash: null },
      { slug: 'longe', title: 'longe', lotteryDate: '2027-05-01', listHash: null },
    ],
  });
});

it('keeps what was published of a winner who has left, and can hold no whole CPF', async () => {
  const { db } = app.services;
  const { id } = await createVisitor(app.services);
  await createDraw({ ...HELD, slug: 'saiu', prizes: prizeOf({ registrationId: id }) });
  await db.registration.delete({ where: { id } });
  expect((await published()).items[0]?.prizes[0]?.winners).toHaveLength(1);
  await expect(
    createDraw({ ...HELD, slug: 'inteiro', prizes: prizeOf({ maskedCpf: '529.982.247-25' }) }),
  ).rejects.toThrow(/winners_cpf_masked/);
});
