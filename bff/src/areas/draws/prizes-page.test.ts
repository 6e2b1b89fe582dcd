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
    commitSchedule({ ...app.services, beacon: { chain: null } }, tx, {
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
  const slots = await db.prize.findMany({ where: { kindId: kind.id }, orderBy: { id: 'asc' } });
  const win = (at: number, data: Prisma.PrizeUncheckedUpdateInput) =>
    db.prize.update({ where: { id: slots[at]?.id ?? '' }, data });
  await win(0, { state: 'available', slot: 1, opensAt: now });
  await win(0, { state: 'pending', registrationId: person.id, claimedAt: now });
  // No gift by hand counts or is named: the commitment says how many there are, and anybody may compare.
  const gift = await db.prize.create({
    data: {
      kindId: kind.id,
      origin: 'manual',
      reason: 'Brinde do evento',
      state: 'pending',
      registrationId: person.id,
      claimedAt: now,
    },
  });
  await db.prize.update({ where: { id: gift.id }, data: { state: 'validated', validatedAt: now } });
  const first = async () => (await page()).offered[0];
  expect(await first()).toMatchObject({ way: 'instant', units: 4, left: 3, won: 1, winners: [] });
  await win(0, { state: 'validated', validatedAt: now });
  const { status, body } = await call(app, 'GET', '/prizes');
  const { offered: named } = await page();
  expect(status).toBe(200);
  expect(named).toHaveLength(1);
  expect(named[0]?.winners).toMatchObject([{ city: person.city, wonAt: now.toISOString() }]);
  // Of a slot that lies ahead no moment, no number, no id is told.
  expect(JSON.stringify(body)).not.toMatch(/opensAt|nth|slot|schedule/);

  // A refused win's slot is free again, which nobody is told.
  await win(0, { state: 'invalid', reason: 'duplicate', validatedAt: null });
  const { scheduleId } = slots[0] ?? {};
  await db.prize.create({
    data: { kindId: kind.id, scheduleId, slot: 1, opensAt: now, replacesId: slots[0]?.id },
  });
  expect(await first()).toMatchObject({ units: 4, left: 3, won: 1, winners: [] });
});

it('names the latest of each kind, and passes over whose CPF does not open', async () => {
  const { db, clock } = app.services;
  const now = clock.now();
  const [rare, common] = await Promise.all(
    ['Raro', 'Comum'].map((title) => db.prizeKind.create({ data: { title, valueCents: 100 } })),
  );
  await db.$transaction((tx) =>
    commitSchedule({ ...app.services, beacon: { chain: null } }, tx, {
      title: 'Muitos',
      every: null,
      opensMinute: 0,
      closesMinute: 1440,
      startsAt: new Date(now.getTime() + DAY),
      endsAt: new Date(now.getTime() + 2 * DAY),
      allotment: [
        { kindId: rare?.id ?? '', quantity: 2 },
        { kindId: common?.id ?? '', quantity: 61 },
      ],
    }),
  );
  const [person, broken] = [await createVisitor(app.services), await createVisitor(app.services)];
  await db.registration.update({ where: { id: broken.id }, data: { cpfEncrypted: new Uint8Array(60) } });
  const slots = await db.prize.findMany({
    where: { kindId: { in: [rare?.id ?? '', common?.id ?? ''] } },
    orderBy: { id: 'asc' },
  });
  let slot = 0;
  let isFirst = true;
  for (const { id, kindId } of slots) {
    const isRare = kindId === rare?.id;
    slot += 1;
    const registrationId = isRare && isFirst ? broken.id : person.id;
    if (isRare) isFirst = false;
    // The rare ones were won long before.
    const claimedAt = new Date(now.getTime() - (isRare ? DAY : slot));
    await db.prize.update({ where: { id }, data: { state: 'available', slot, opensAt: claimedAt } });
    await db.prize.update({ where: { id }, data: { state: 'pending', registrationId, claimedAt } });
    await db.prize.update({ where: { id }, data: { state: 'validated', validatedAt: now } });
  }
  const { offered } = await page();
  const ours = offered.filter(({ id }) => id === rare?.id || id === common?.id);
  expect(ours.map(({ title, won, winners }) => [title, won, winners.length])).toEqual([
    ['Comum', 61, 5],
    ['Raro', 2, 1],
  ]);
});
