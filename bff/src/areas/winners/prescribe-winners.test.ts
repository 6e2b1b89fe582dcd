import { expect, it } from 'vitest';
import { DAY } from '../../../test/clock.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner, publishDraw } from '../../../test/winners.ts';
import { prescribeWinners } from './prescribe-winners.ts';

const desk = winnerDesk();
const run = () => prescribeWinners(desk.app.services);

it('ends the time of who never took the prize, and of nobody else', async () => {
  const { services } = desk.app;
  const { db } = services;
  const winner = (unit: number, rank = 0) => createWinner(services, { prizeId: desk.prizeId, unit, rank });
  const [late, delivered, replaced] = [await winner(1), await winner(2), await winner(3)];
  const [surrogate, waiting] = [await winner(3, 1), await winner(0, 2)];
  for (const state of ['contacting', 'documents', 'validated', 'delivered'])
    await db.winner.update({ where: { id: delivered }, data: { state } });
  await db.winner.update({ where: { id: replaced }, data: { state: 'declined' } });
  await publishDraw(services, desk.drawId);
  const last = (await db.winner.findUniqueOrThrow({ where: { id: late } })).prescribesOn;
  expect(last?.toISOString().slice(0, 10)).toBe('2027-09-02');

  await desk.later(176);
  expect(desk.clock.now().toISOString().slice(0, 10)).toBe('2027-09-02');
  expect(await run()).toBe(0);
  await desk.later(1);
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  const states = async (...ids: string[]) => {
    const found = await db.winner.findMany({ where: { id: { in: ids } } });
    return ids.map((id) => found.find((one) => one.id === id)?.state);
  };
  expect(await states(late, surrogate)).toEqual(['prescribed', 'prescribed']);
  expect(await states(delivered, replaced, waiting)).toEqual(['delivered', 'declined', 'reserve']);
  expect(await loggedEntries(services, desk.drawId)).toMatchObject([
    { type: 'winner_out', to: 'prescribed' },
    { type: 'winner_out', to: 'prescribed' },
  ]);
  const [told] = await db.action.findMany({ where: { recordId: late, action: 'prescribe' } });
  expect(told).toMatchObject({ actorId: null, before: { state: 'drawn' }, after: { state: 'prescribed' } });
  expect((await desk.get(late)).events.at(-1)).toMatchObject({ to: 'prescribed', by: null });
});

it('leaves a draw alone that was never published', async () => {
  await desk.draw();
  await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: 1 });
  desk.clock.advance(400 * DAY);
  expect(await run()).toBe(0);
});
