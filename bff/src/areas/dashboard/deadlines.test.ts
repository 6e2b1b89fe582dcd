import type { dashboard, ResponseOf } from '@fio/contracts';
import { expect, it } from 'vitest';
import { disqualify } from '../../../test/disqualify.ts';
import { call } from '../../../test/call.ts';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner, publishDraw } from '../../../test/winners.ts';

type Deadlines = ResponseOf<typeof dashboard.deadlines>;

const desk = winnerDesk();
const due = async () => {
  const { headers } = desk;
  const { body } = await call<Deadlines>(desk.app, 'GET', '/admin/dashboard/deadlines', { headers });
  return body
    .filter(({ kind }) => kind !== 'ownership')
    .map(({ kind, day, businessDays, count }) => [kind, day, businessDays, count]);
};

it('says what is due for a draw from the review to the accounts, by business days of Brazil', async () => {
  const { services } = desk.app;
  const winner = (unit: number) => createWinner(services, { prizeId: desk.prizeId, unit });
  const [one, other] = [await winner(1), await winner(2)];
  // The extraction was on Saturday, 6 March 2027, and the winners were found on the Monday after; today is Wednesday.
  const [tax, accounts] = [
    ['tax', '2027-03-15', 3, 2],
    ['prescription', '2027-09-02', expect.any(Number), 2],
  ];
  const [minutes, publication] = [
    ['minutes', '2027-03-22', 8, 1],
    ['publication', '2027-03-22', 8, 1],
  ];
  expect(await due()).toEqual([tax, minutes, publication, accounts]);

  await desk.step(one, 'contacts', { channel: 'phone', outcome: 'reached', note: '' });
  await desk.step(one, 'documents-asked');
  await desk.step(one, 'tax', { paidOn: '2027-03-10' });
  await publishDraw(services, desk.drawId);
  expect(await due()).toEqual([
    ['documents', '2027-03-15', 3, 1],
    ['tax', '2027-03-15', 3, 1],
    ['delivery', '2027-04-05', 17, 2],
    accounts,
    ['accounting', '2027-11-17', expect.any(Number), 1],
  ]);

  await desk.step(other, 'leave', { to: 'declined', reason: 'Não quis', note: '' });
  await services.db.winner.update({
    where: { id: other },
    data: { state: 'prescribed', changedAt: desk.clock.now() },
  });
  const later = await due();
  // From the last day on which it could be asked for, whenever that was noted; 17 October is a Sunday.
  expect(later).toContainEqual(['collection', '2027-10-18', expect.any(Number), 1]);
  expect(later).toContainEqual(['delivery', '2027-04-05', 17, 1]);
  expect(later.map(([kind]) => kind)).not.toContain('tax');
  await disqualify(desk, one);
  // 24 April is a Saturday.
  expect(await due()).toContainEqual(['collection', '2027-04-26', expect.any(Number), 1]);
});

it('reminds of the list before the extraction, and counts below zero what is late', async () => {
  const { db } = desk.app.services;
  const data = { slug: 'abril', title: 'Abril', state: 'scheduled' };
  const days = { periodFrom: new Date('2027-02-01'), periodTo: new Date('2027-03-01') };
  await db.draw.create({ data: { ...data, ...days, lotteryDate: new Date('2027-03-06') } });
  expect(await due()).toContainEqual(['freeze', '2027-03-06', -3, 1]);
  await db.draw.create({ data: { ...data, ...days, slug: 'maio', lotteryDate: new Date('2027-03-12') } });
  // The Saturday after that Friday.
  await desk.later(3);
  expect(await due()).toContainEqual(['freeze', '2027-03-12', -1, 1]);
});

it('counts by the hour where the regulation does, and from what it names', async () => {
  const { services } = desk.app;
  await desk.draw();
  const data = { documentsWithin: 72, documentsUnit: 'hours', prescribesFrom: 'publication' };
  await services.db.draw.update({ where: { id: desk.drawId }, data });
  const id = await createWinner(services, { prizeId: desk.prizeId, unit: 1 });
  const at = async (wanted: string) => {
    const { body } = await call<Deadlines>(desk.app, 'GET', '/admin/dashboard/deadlines', {
      headers: desk.headers,
    });
    return body.find(({ kind, drawId }) => kind === wanted && drawId === desk.drawId);
  };
  await desk.step(id, 'contacts', { channel: 'phone', outcome: 'reached', note: '' });
  const asked = desk.clock.now();
  expect((await desk.step(id, 'documents-asked')).status).toBe(200);
  const until = new Date(asked.getTime() + 72 * 3_600_000).toISOString();
  expect(await at('documents')).toMatchObject({ at: until, count: 1 });
  expect(await desk.get(id)).toMatchObject({ documentsDueAt: until, prescribesOn: null });
  await desk.later(3);
  expect((await at('documents'))?.businessDays).toBeLessThan(0);
});
