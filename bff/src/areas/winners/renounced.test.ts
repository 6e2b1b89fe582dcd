import { beforeEach, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner } from '../../../test/winners.ts';

const desk = winnerDesk();
let winner: string;
let surrogate: string;
let leave: () => Promise<number>;

/** A winner who was reached before anything is public, and whoever comes after. */
beforeEach(async () => {
  await desk.draw();
  const { services } = desk.app;
  const person = await createVisitor(services);
  winner = await createWinner(services, { prizeId: desk.prizeId, person });
  surrogate = await createWinner(services, { prizeId: desk.prizeId, rank: 1 });
  await desk.step(winner, 'contacts', { channel: 'phone', outcome: 'reached', note: '' });
  leave = async () => {
    const headers = await signInVisitor(services, person);
    const renunciation = { prizes: [winner], words: 'Renuncio' };
    const body = { password: PASSWORD, renunciation };
    return (await call(desk.app, 'POST', '/privacy/deletion', { headers, body })).status;
  };
});

it('lets one person call the surrogate of who gave the prize up with their registration, and tells both', async () => {
  expect(await leave()).toBe(200);
  expect(await desk.get(winner)).toMatchObject({
    state: 'declined',
    replaceable: true,
    next: { id: surrogate },
  });
  const { status, body } = await desk.step(winner, 'surrogate', { surrogateId: surrogate });
  expect([status, body.state, body.unit, body.replaces?.id]).toEqual([200, 'drawn', 1, winner]);

  const { db } = desk.app.services;
  const [given] = await db.action.findMany({ where: { recordId: winner, action: 'renounce' } });
  expect(given).toMatchObject({
    ...{ actorId: null, actorName: '', ip: null, userAgent: null },
    before: { state: 'contacting' },
    after: { state: 'declined' },
  });
  expect(given?.after).toMatchObject({ reason: expect.stringContaining('Renúncia por escrito') });
  expect(await db.action.count({ where: { recordId: surrogate, action: 'surrogate' } })).toBe(1);
  expect(await loggedEntries(desk.app.services, desk.drawId)).toMatchObject([
    { type: 'winner_out', to: 'declined' },
    { type: 'winner_substituted', out: { unit: 1, rank: 0 }, in: { unit: 1, rank: 1 } },
  ]);
});

it('is no way around two people: nobody comes in for who was put out by nobody', async () => {
  const { db } = desk.app.services;
  const { id: changedById } = await createStaff(desk.app.services);
  const comeIn = (by: string | null) =>
    db.winner.update({
      where: { id: surrogate },
      data: { state: 'drawn', unit: 1, changedById: by },
    });
  const out = { state: 'declined', changedById: null, changedAt: desk.clock.now() };
  await db.winner.update({ where: { id: winner }, data: out });
  await expect(comeIn(changedById)).rejects.toThrow('nobody noted');
});

it('wants somebody to have called the surrogate', async () => {
  expect(await leave()).toBe(200);
  const { db } = desk.app.services;
  const data = { state: 'drawn', unit: 1, changedById: null };
  await expect(db.winner.update({ where: { id: surrogate }, data })).rejects.toThrow('nobody noted');
});

it('knows a win that was given up some milliseconds after the erasure, as it was before, and none of later', async () => {
  expect(await leave()).toBe(200);
  const { services } = desk.app;
  const { id: changedById } = await createStaff(services);
  const givenUp = (later: number) => {
    const changedAt = new Date(desk.clock.now().getTime() + later);
    return services.db.winner.update({ where: { id: winner }, data: { changedAt } });
  };
  await givenUp(15_001);
  const data = { state: 'drawn', unit: 1, changedById };
  const comeIn = services.db.winner.update({ where: { id: surrogate }, data });
  await expect(comeIn).rejects.toThrow('nobody noted');
  await givenUp(40);
  expect((await desk.step(winner, 'surrogate', { surrogateId: surrogate })).status).toBe(200);
});
