import { WINNER_STATES, WINNER_TRANSITIONS } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner } from '../../../test/winners.ts';

const desk = winnerDesk();

it('has the same table of steps in the database', async () => {
  const { rows } = await desk.app.services.pool.query<{ from: string; to: string }>(
    `SELECT a AS from, b AS to FROM unnest($1::text[]) AS a, unnest($1::text[]) AS b WHERE winner_may_move(a, b)`,
    [WINNER_STATES],
  );
  const allowed = WINNER_STATES.flatMap((from) => WINNER_TRANSITIONS[from].map((to) => `${from} ${to}`));
  expect(rows.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(allowed.toSorted());
});

describe('whoever writes, the database', () => {
  it('keeps the number that was drawn, and refuses a step beside the table', async () => {
    const { db } = desk.app.services;
    const id = await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: 7 });
    const become = (data: object) => db.winner.update({ where: { id }, data });
    await expect(become({ number: 1 })).rejects.toThrow(/keeps the number/);
    await expect(become({ rank: 3 })).rejects.toThrow(/keeps the number/);
    await expect(become({ state: 'delivered' })).rejects.toThrow(/never goes from drawn to delivered/);
    await expect(become({ unit: 0 })).rejects.toThrow(/winners_rank_range/);
  });

  it('writes the history by itself, and lets nobody rewrite it or the log of contacts', async () => {
    const { db } = desk.app.services;
    const id = await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: 8 });
    await desk.step(id, 'contacts', { channel: 'visit', outcome: 'wrong', note: '' });
    const events = await db.winnerEvent.findMany({ where: { winnerId: id }, orderBy: { id: 'asc' } });
    expect(events.map(({ fromState, toState }) => [fromState, toState])).toEqual([
      [null, 'drawn'],
      ['drawn', 'contacting'],
    ]);
    const where = { winnerId: id };
    await expect(db.winnerEvent.updateMany({ where, data: { toState: 'drawn' } })).rejects.toThrow();
    await expect(db.winnerContact.updateMany({ where, data: { outcome: 'reached' } })).rejects.toThrow();
  });
});
