import { expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { drawDesk, TYPED } from '../../../test/draw-desk.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { loggedEntries } from '../../../test/transparency.ts';

const desk = drawDesk();
const released = async () =>
  (await loggedEntries(desk.app.services, desk.draw.id)).flatMap((entry) =>
    entry.type === 'prize_released' ? [`${entry.prize} ${entry.digits}`] : [],
  );
const settled = async () =>
  (await loggedEntries(desk.app.services, desk.draw.id)).filter(({ type }) => type === 'extraction_settled');
const all = TYPED.prizes.map((digits, at) => `${at + 1} ${digits}`);

it('makes the prizes public one by one, each told by the log and the audit, and all typed with the last', async () => {
  await desk.reach('confirmed');
  expect(await settled()).toEqual([]);
  for (const upTo of [1, 2, 3, 4]) {
    expect((await desk.step('release', { upTo })).body).toMatchObject({ released: upTo, state: 'confirmed' });
    expect(await released()).toEqual(all.slice(0, upTo));
    expect(await settled()).toEqual([]);
  }
  await desk.step('release', { upTo: 5 }, 'bia');
  expect(await released()).toEqual(all);
  expect(await settled()).toMatchObject([{ outcome: 'confirmed', entries: [{ place: 1 }, { place: 2 }] }]);
  const actions = await desk.app.services.db.action.findMany({
    where: { recordId: desk.draw.id, action: 'release' },
    orderBy: { id: 'asc' },
  });
  expect(actions.map(({ actorName }) => actorName)).toEqual([
    ...['Ana Prado', 'Ana Prado', 'Ana Prado', 'Ana Prado', 'Bia Rocha'],
  ]);
});

it('tells the rest at once, and with the calculation whatever isn’t public yet', async () => {
  await desk.reach('confirmed');
  await desk.step('release', { upTo: 2 });
  expect((await desk.step('run')).body).toMatchObject({ released: 5, state: 'calculated' });
  expect(await released()).toEqual(all);
  await desk.step('send-back', { reason: 'De novo.' });
  expect((await desk.step('run')).status).toBe(200);
  expect(await released()).toEqual(all);
  expect(await settled()).toHaveLength(1);
});

it('refuses what is public, what nobody confirmed, and a sixth', async () => {
  await desk.reach('extraction_recorded');
  expect((await desk.step('release', { upTo: 1 })).body.code).toBe('CONFLICT');
  await desk.step('extraction', TYPED, 'bia');
  await desk.step('release', { upTo: 3 });
  for (const upTo of [1, 3]) expect((await desk.step('release', { upTo })).body.code).toBe('CONFLICT');
  for (const upTo of [0, 6, 1.5, '4']) expect((await desk.step('release', { upTo })).status).toBe(422);
  expect((await desk.view()).released).toBe(3);
});

it('of a double click, or of two tabs, takes one', async () => {
  await desk.reach('confirmed');
  const { version } = await desk.view();
  const answers = await Promise.all([
    desk.step('release', { upTo: 1, version }),
    desk.step('release', { upTo: 1, version }),
    desk.step('release', { upTo: 5, version }, 'bia'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await released()).length).toBe((await desk.view()).released);
});

it('is for who may take the steps, with a proof of minutes ago', async () => {
  await desk.reach('confirmed');
  const permissions = (['list', 'view', 'publish'] as const).map((action) => ({
    permission: 'calculation' as const,
    action,
  }));
  const { services } = desk.app;
  const headers = await signInStaff(services, await createStaff(services, { type: 'user', permissions }));
  const { version } = await desk.view();
  const path = `/admin/calculation/${desk.draw.id}/release`;
  expect((await call(desk.app, 'POST', path, { headers, body: { version, upTo: 1 } })).status).toBe(403);
  expect((await call(desk.app, 'POST', path, { body: { version, upTo: 1 } })).status).toBe(401);
  expect(await released()).toEqual([]);
});

it('is never taken back nor done beside its order, not by whoever owns the database’s login either', async () => {
  await desk.reach('confirmed');
  const { pool } = desk.app.services;
  const set = (value: string) =>
    pool.query(`UPDATE draws SET ${value} WHERE id = $1`, [desk.draw.id]).then(
      () => 'done',
      () => 'refused',
    );
  await desk.step('release', { upTo: 2 });
  expect(await set('released = 1')).toBe('refused');
  expect(await set('released = 6')).toBe('refused');
  // The next one, in its order, but beside the log.
  expect(await set('released = 3')).toBe('refused');
  expect(await set(`state = 'calculated'`)).toBe('refused');
  await desk.step('run');
  expect(await set('released = 0')).toBe('refused');
});
