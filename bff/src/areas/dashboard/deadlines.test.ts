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
  return body.map(({ kind, day, businessDays, count }) => [kind, day, businessDays, count]);
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
  expect(await due()).toEqual([tax, ['publication', '2027-03-22', 8, 1], accounts]);

  await desk.step(one, 'contacts', { channel: 'phone', outcome: 'reached', note: '' });
  await desk.step(one, 'documents-asked');
  await desk.step(one, 'tax', { paidOn: '2027-03-10' });
  await publishDraw(services, desk.drawId);
  expect(await due()).toEqual([
    ['documents', '2027-03-15', 3, 1],
    ['tax', '2027-03-15', 3, 1],
    ['delivery', '2027-04-05', 17, 2],
    accounts,
    ['accounting', '2027-11-16', expect.any(Number), 1],
  ]);

  await desk.step(other, 'leave', { to: 'declined', reason: 'Não quis', note: '' });
  await services.db.winner.update({
    where: { id: other },
    data: { state: 'prescribed', changedAt: desk.clock.now() },
  });
  const later = await due();
  expect(later).toContainEqual(['collection', '2027-04-24', expect.any(Number), 1]);
  expect(later).toContainEqual(['delivery', '2027-04-05', 17, 1]);
  expect(later.map(([kind]) => kind)).not.toContain('tax');
  await disqualify(desk, one);
  expect(await due()).toContainEqual(['collection', '2027-04-24', expect.any(Number), 2]);
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
