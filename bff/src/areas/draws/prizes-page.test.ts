import { prizesPage as pageSchema } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createVisitor } from '../../../test/factories.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { commitSchedule } from '../prizes/commit-schedule.ts';
import { prizesPage } from './prizes-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services;
  await db.draw.deleteMany();
});

const DAY = 86_400_000;
const dayIn = (days: number) =>
  new Date(
    `${new Date(app.services.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`,
  );
/** Not by HTTP, where one answer serves everybody for a second. */
const page = async () => pageSchema.parse(await prizesPage(app.services));
const prize = (changes: Partial<Prisma.DrawPrizeUncheckedCreateWithoutDrawInput> = {}) => ({
  create: [{ title: 'Viagem', position: 1, quantity: 3, valueCents: 1_840_000, ...changes }],
});
const createDraw = (changes: Partial<Prisma.DrawCreateInput> & { slug: string }) =>
  app.services.db.draw.create({
    data: {
      title: changes.slug,
      periodFrom: dayIn(-30),
      periodTo: dayIn(-2),
      lotteryDate: dayIn(4),
      ...changes,
    },
  });
const winner = (unit: number, changes: object = {}) => ({
  name: `Ganhadora ${unit}`,
  maskedCpf: '***.418.273-**',
  city: 'Crato',
  uf: 'CE',
  number: 254 + unit,
  unit,
  ...changes,
});

it('says when the next draw is: the first whose lottery has not begun', async () => {
  await createDraw({ slug: 'passou', state: 'reviewed', lotteryDate: dayIn(-1), prizes: prize() });
  await createDraw({ slug: 'longe', state: 'scheduled', lotteryDate: dayIn(40) });
  const { id } = await createDraw({ slug: 'perto', state: 'scheduled', prizes: prize({ title: 'Fone' }) });
  const { next, offered } = await page();
  const lotteryDate = dayIn(4).toISOString().slice(0, 10);
  expect(next).toEqual({ slug: 'perto', title: 'perto', lotteryDate, at: `${lotteryDate}T22:00:00.000Z` });
  expect(offered.map(({ title, draw }) => [title, draw?.slug])).toEqual([
    ['Viagem', 'passou'],
    ['Fone', 'perto'],
  ]);
  await app.services.db.draw.update({ where: { id }, data: { state: 'draft' } });
  expect((await page()).next?.slug).toBe('longe');
});

it('names nobody before a draw is published, then whoever holds a prize, once for each', async () => {
  const held = () => ({
    create: [winner(1), winner(2, { state: 'not_found' }), winner(2, { rank: 1, number: 9 })],
  });
  await createDraw({ slug: 'quase', state: 'reviewed', prizes: prize({ winners: held() }) });
  expect((await page()).offered[0]).toMatchObject({ units: 3, left: 3, won: 0, winners: [] });
  await app.services.db.draw.deleteMany();
  await createDraw({
    slug: 'publicado',
    state: 'published',
    lotteryDate: dayIn(-1),
    lotteryContest: '5962',
    extraction: ['23337', '82513', '17082', '53195', '49504'],
    calculatedAt: dayIn(0),
    publishedAt: dayIn(0),
    prizes: prize({ winners: held() }),
  });
  const { offered, past } = await page();
  expect(offered).toEqual([]);
  expect(past[0]).toMatchObject({ units: 3, left: 1, won: 2, value: 1_840_000 });
  expect(past[0]?.winners.map(({ name, cpf }) => [name, cpf])).toEqual([
    ['Ganhadora 1', '***.418.273-**'],
    ['Ganhadora 2', '***.418.273-**'],
  ]);
});

it('counts what is left to win at once, and names winners only once the desk has looked', async () => {
  const { db, clock } = app.services;
  const now = clock.now();
  await db.prizeKind.create({ data: { title: 'Sem cronograma', valueCents: 100 } });
  const kind = await db.prizeKind.create({
    data: { title: 'Pipoca', valueCents: 6500, description: 'Balde' },
  });
  await db.$transaction((tx) =>
    commitSchedule(app.services, tx, {
      title: 'Semana',
      every: null,
      opensMinute: 0,
      closesMinute: 1440,
      startsAt: new Date(now.getTime() + DAY),
      endsAt: new Date(now.getTime() + 2 * DAY),
      allotment: [{ kindId: kind.id, quantity: 4 }],
    }),
  );
  const person = await createVisitor(app.services);
  const won = await db.prize.create({
    data: {
      kindId: kind.id,
      origin: 'manual',
      reason: 'Brinde do evento',
      state: 'pending',
      registrationId: person.id,
      claimedAt: now,
    },
  });
  const [offered] = (await page()).offered;
  expect(offered).toMatchObject({ title: 'Pipoca', way: 'instant', units: 5, left: 4, won: 1, winners: [] });
  await db.prize.update({ where: { id: won.id }, data: { state: 'validated', validatedAt: now } });
  const { status, body } = await call(app, 'GET', '/prizes');
  const { offered: named } = await page();
  expect(status).toBe(200);
  expect(named).toHaveLength(1);
  expect(named[0]?.winners).toMatchObject([{ city: person.city, wonAt: now.toISOString() }]);
  // Of a slot that lies ahead no moment, no number, no id is told.
  expect(JSON.stringify(body)).not.toMatch(/opensAt|nth|slot|schedule/);
});
