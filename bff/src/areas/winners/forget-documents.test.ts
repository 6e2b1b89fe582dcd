import { expect, it } from 'vitest';
import { disqualify } from '../../../test/disqualify.ts';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner } from '../../../test/winners.ts';
import { documentsRule } from './forget-documents.ts';

const desk = winnerDesk();
let units = 0;

/** Somebody who was reached and has sent an identity card. */
async function reached(): Promise<string> {
  const id = await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: (units += 1) });
  await desk.step(id, 'contacts', { channel: 'phone', outcome: 'reached', note: '' });
  expect((await desk.attach(id, 'identity')).status).toBe(201);
  return id;
}
const forget = (minutes: number) => {
  const before = new Date(desk.clock.now().getTime() + minutes * 60_000);
  return documentsRule.remove(desk.app.services, before, desk.app.product);
};

it('keeps documents for as long as accounts demand, and of whose prize is on its way for longer', async () => {
  const [over, waits] = [await reached(), await reached()];
  const { db, storage } = desk.app.services;
  expect((await desk.step(over, 'leave', { to: 'declined', reason: 'Não quis.', note: '' })).status).toBe(
    200,
  );
  const kept = await db.winnerDocument.findMany({ where: { winnerId: { in: [over, waits] } } });
  const left = () =>
    Promise.all(
      kept.map(async ({ id, fileKey }) => [
        await db.winnerDocument.count({ where: { id } }),
        (await storage.privateFiles.read(fileKey)) !== null,
      ]),
    );
  const all = [
    [1, true],
    [1, true],
  ];
  await forget(-1);
  expect(await left()).toEqual(all);
  const due = new Date(desk.clock.now().getTime() + 60_000);
  expect(await documentsRule.count(desk.app.services, due)).toBe(1);
  expect(await forget(1)).toBe(1);
  expect(await left()).toEqual(kept.map(({ winnerId }) => (winnerId === over ? [0, false] : [1, true])));
});

it('keeps what a disqualification goes by for good', async () => {
  const id = await reached();
  expect((await disqualify(desk, id)).body.state).toBe('disqualified');
  expect(await forget(1)).toBe(1);
  const kinds = (await desk.get(id)).files.map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['evidence', 'renunciation']);
});
