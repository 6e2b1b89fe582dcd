import { ENTRY_LIMIT, entryText } from '@fio/domain';
import { expect, it } from 'vitest';
import { drawDesk, SOURCE, TYPED } from '../../../test/draw-desk.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { bindingSteps } from './binding-steps.ts';
import { findDraw } from './draw-record.ts';
import { freezeLists } from './list/freeze-lists.ts';

const desk = drawDesk();
const entries = () => loggedEntries(desk.app.services, desk.draw.id);
const types = async () => (await entries()).map(({ type }) => type);
const FROZEN = ['list_closed', 'list_frozen'];
const RELEASED = TYPED.prizes.map(() => 'prize_released');

it('tells the log of every step that binds, in the transaction of the step', async () => {
  const { runs, winners } = await desk.reach('published');
  expect(await types()).toEqual([
    ...FROZEN,
    'extraction_begun',
    ...RELEASED,
    'extraction_settled',
    'draw_calculated',
    'draw_reviewed',
    'draw_published',
  ]);
  const told = await entries();
  const [closed, frozen, begun, first] = told;
  const [settled, calculated, , published] = told.slice(3 + RELEASED.length);
  const stored = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
  const commitment = stored.commitment as { root: string; count: number };
  expect(closed).toMatchObject({ closedAt: stored.listClosedAt?.toISOString() });
  expect(frozen).toMatchObject({
    commitmentHash: Buffer.from(stored.commitmentHash ?? []).toString('hex'),
    root: commitment.root,
    count: commitment.count,
  });
  expect(begun && Object.keys(begun).toSorted()).toEqual(['at', 'draw', 'type', 'v']);
  expect(first).toMatchObject({ contest: TYPED.contest, prize: 1, digits: TYPED.prizes[0] });
  const typed = { contest: TYPED.contest, prizes: TYPED.prizes, source: TYPED.source };
  expect(settled).toMatchObject({
    outcome: 'confirmed',
    entries: [
      { place: 1, ...typed },
      { place: 2, ...typed },
    ],
  });
  expect(calculated).toMatchObject({ run: 1, extraction: TYPED.prizes, resultHash: runs[0]?.hash });
  const drawn = winners.filter(({ unit }) => unit > 0);
  expect(drawn.length).toBeGreaterThan(0);
  expect(published).toMatchObject({
    run: 1,
    resultHash: runs[0]?.hash,
    part: 1,
    parts: 1,
    winners: drawn.map(({ unit, rank, series, number }) => ({ unit, rank, series, number })),
  });
});

it('tells more winners than an entry holds in several, each of them once', async () => {
  await desk.reach('reviewed');
  const { db } = desk.app.services;
  const after = await findDraw(db, desk.draw.id);
  const [prize] = after.prizes;
  const winner = prize?.winners.find(({ unit }) => unit > 0);
  if (!prize || !winner) throw new Error('nobody won');
  const many = Array.from({ length: 1001 }, (_, at) => ({
    ...winner,
    unit: at + 1,
    number: 99_999,
    series: 9999,
  }));
  const events = bindingSteps({
    action: 'publish',
    before: after,
    after: { ...after, prizes: [{ ...prize, winners: many }] },
    reason: null,
  });
  const parts = events.filter((event) => event.type === 'draw_published');
  expect(parts.map(({ part, parts: of, winners }) => [part, of, winners.length])).toEqual([
    [1, 3, 500],
    [2, 3, 500],
    [3, 3, 1],
  ]);
  expect(parts.flatMap(({ winners }) => winners.map(({ unit }) => unit))).toEqual(
    many.map(({ unit }) => unit),
  );
  for (const part of parts)
    expect(Buffer.byteLength(entryText(part, new Date()))).toBeLessThanOrEqual(ENTRY_LIMIT);
});

it('names nobody', async () => {
  await desk.reach('published');
  const people = await desk.app.services.db.registration.findMany();
  const text = JSON.stringify(await entries());
  const said = people.flatMap(({ id, email, name, lastName }) => [id, email, `${name} ${lastName}`]);
  expect(said.filter((word) => text.includes(word))).toEqual([]);
});

it('tells of every run, and of a step back', async () => {
  await desk.reach('calculated');
  await desk.step('run', {}, 'bia');
  await desk.step('send-back', { reason: 'Conferir de novo' });
  const told = (await entries()).slice(4 + RELEASED.length);
  expect(told.map((entry) => [entry.type, 'run' in entry ? entry.run : null])).toEqual([
    ['draw_calculated', 1],
    ['draw_calculated', 2],
    ['draw_sent_back', null],
  ]);
});

it('shows what two people typed differently, once both have', async () => {
  await desk.reach('extraction_recorded');
  const other = { ...TYPED, prizes: ['11111', ...TYPED.prizes.slice(1)] };
  await desk.step('extraction', other, 'bia');
  expect((await entries()).at(-1)).toMatchObject({
    type: 'extraction_settled',
    outcome: 'mismatch',
    entries: [
      { place: 1, prizes: TYPED.prizes },
      { place: 2, prizes: other.prizes },
    ],
  });
});

it('shows what was typed and taken back, and what a postponement made void', async () => {
  await desk.reach('extraction_recorded');
  await desk.step('withdraw', { reason: 'Errei' });
  await desk.step('extraction', TYPED);
  const { draw } = desk;
  const from = draw.lotteryDate.toISOString().slice(0, 10);
  const to = new Date(draw.lotteryDate.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  await desk.move(to, 'Não houve extração');
  expect((await entries()).slice(2)).toMatchObject([
    { type: 'extraction_begun' },
    { type: 'extraction_settled', outcome: 'withdrawn', entries: [{ place: 1, prizes: TYPED.prizes }] },
    { type: 'extraction_begun' },
    { type: 'postponement_proposed', from, to, source: SOURCE },
    { type: 'extraction_settled', outcome: 'postponed', entries: [{ place: 1, prizes: TYPED.prizes }] },
    { type: 'draw_postponed', from, to, reason: 'Não houve extração', source: SOURCE },
  ]);
});

it('leaves a draw where it is whose postponement is taken back', async () => {
  await desk.reach('frozen');
  const from = desk.draw.lotteryDate.getTime();
  const lotteryDate = new Date(from + 7 * 86_400_000).toISOString().slice(0, 10);
  await desk.step('postpone', { reason: 'Não houve extração', lotteryDate, source: SOURCE });
  const { status, body } = await desk.step('postpone/withdraw', { reason: 'Houve, sim.' });
  expect([status, body.state, body.lotteryDate]).toEqual([
    200,
    'frozen',
    new Date(from).toISOString().slice(0, 10),
  ]);
});

it('tells once of a list that is asked for twice, and nothing of a step that is refused', async () => {
  await desk.step('freeze');
  await desk.step('freeze');
  await freezeLists(desk.app.services);
  expect((await desk.step('run')).status).toBe(409);
  expect(await types()).toEqual(FROZEN);
  await desk.step('cancel', { reason: 'Acabou' });
  expect(await types()).toEqual([...FROZEN, 'draw_cancelled']);
});
