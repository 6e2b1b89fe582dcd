import { DRAW_TRANSITIONS, type DrawState } from '@fio/domain';
import { describe, expect, it, vi } from 'vitest';
import { voidTickets } from '../tickets/void-tickets.ts';
import { drawDesk, MINUTES, TYPED } from '../../../test/draw-desk.ts';

const desk = drawDesk();

/** From each state the step that leads on, its body and who takes it. */
const STEPS: readonly [
  from: Parameters<typeof desk.reach>[0] | 'scheduled',
  name: string,
  body: object,
  by: 'ana' | 'bia',
][] = [
  ['scheduled', 'freeze', {}, 'ana'],
  ['frozen', 'extraction', TYPED, 'ana'],
  ['extraction_recorded', 'extraction', TYPED, 'bia'],
  ['confirmed', 'release', { upTo: 1 }, 'ana'],
  ['confirmed', 'release', { upTo: 5 }, 'ana'],
  ['confirmed', 'run', {}, 'ana'],
  ['calculated', 'review', {}, 'ana'],
  ['reviewed', 'minutes', MINUTES, 'ana'],
  ['reviewed', 'publish', { confirmation: 'Sorteio de teste' }, 'ana'],
  ['published', 'account', { note: 'Protocolo 1.' }, 'ana'],
];

async function before(state: (typeof STEPS)[number][0], name: string) {
  if (state !== 'scheduled') await desk.reach(state);
  if (name === 'publish') await desk.step('minutes', MINUTES);
  return desk.view();
}

describe('each step', () => {
  it.each(STEPS)(
    'from %s, %s, that breaks off leaves all as it was, and is taken afterwards',
    async (from, name, body, by) => {
      const { pool } = desk.app.services;
      const seen = await before(from, name);
      // The audit is the last thing a step writes: without it nothing of the step may remain.
      await pool.query('ALTER TABLE actions RENAME TO actions_away');
      const broken = await desk.step(name, body, by);
      await pool.query('ALTER TABLE actions_away RENAME TO actions');
      expect(broken.status).toBeGreaterThanOrEqual(500);
      expect(await desk.view()).toEqual(seen);
      expect((await desk.step(name, body, by)).status).toBeLessThan(300);
    },
  );

  it.each(STEPS)('from %s, %s, pressed by two at once is taken once', async (from, name, body, by) => {
    const { version } = await before(from, name);
    const other = by === 'ana' && name !== 'extraction' ? 'bia' : by;
    const answers = await Promise.all([
      desk.step(name, { version, ...body }, by),
      desk.step(name, { version, ...body }, other),
    ]);
    expect(answers.map(({ status }) => status < 300).toSorted()).toEqual([false, true]);
    expect(answers.find(({ status }) => status >= 300)?.body.code).toBe('CONFLICT');
    expect((await desk.view()).version).toBe(version + 1);
  });
});

it('is refused beside the table of transitions, in the database too', async () => {
  await desk.reach('frozen');
  const bodies = { run: {}, review: {}, withdraw: { reason: 'x' }, account: { note: 'x' } };
  for (const [name, body] of Object.entries(bodies))
    expect((await desk.step(name, body)).body.code).toBe('CONFLICT');
  const { pool } = desk.app.services;
  const { rows } = await pool.query<{ from: DrawState; to: DrawState }>(
    `
    SELECT a AS from, b AS to FROM unnest($1::text[]) a CROSS JOIN unnest($1::text[]) b WHERE draw_may_move(a, b)`,
    [Object.keys(DRAW_TRANSITIONS)],
  );
  const allowed = Object.entries(DRAW_TRANSITIONS).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));
  expect(rows.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(allowed.toSorted());
});

describe('a calculation', () => {
  it('done again gives the same bytes, and both runs are kept', async () => {
    const { calculatedAt } = await desk.reach('calculated');
    const { body } = await desk.step('run', {}, 'bia');
    expect(body.runs.map(({ number, by }) => [number, by])).toEqual([
      [2, 'Bia Rocha'],
      [1, 'Ana Prado'],
    ]);
    expect(body.runs[0]?.hash).toBe(body.runs[1]?.hash);
    expect(body.calculatedAt).toBe(calculatedAt);
  });

  it('is sent back from the review while nobody was contacted', async () => {
    const { winners } = await desk.reach('reviewed');
    expect(winners.map(({ state, unit, rank }) => [state, unit, rank])).toEqual([
      ...[
        ['drawn', 1, 0],
        ['reserve', 0, 1],
        ['reserve', 0, 2],
      ],
      ...[
        ['drawn', 1, 0],
        ['drawn', 2, 0],
        ['reserve', 0, 1],
        ['reserve', 0, 2],
      ],
    ]);
    const { body } = await desk.step('send-back', { reason: 'Conferir de novo.' });
    expect([body.state, body.winners, body.reason]).toEqual(['calculated', [], 'Conferir de novo.']);
    expect((await desk.step('send-back', { reason: 'Outra vez.' })).body.state).toBe('confirmed');
    await desk.step('run');
    const again = (await desk.step('review')).body.winners;
    expect(again.map(({ number }) => number)).toEqual(winners.map(({ number }) => number));
    const [first] = again;
    const contact = { channel: 'phone', outcome: 'reached', byId: desk.draw.id, at: desk.clock.now() };
    await desk.app.services.db.winnerContact.create({ data: { winnerId: first?.id ?? '', ...contact } });
    expect((await desk.step('send-back', { reason: 'Tarde.' })).body.code).toBe('WINNERS_CONTACTED');
  });

  it('gives each person one prize, and owes tax on each from its day on', async () => {
    await desk.reach('reviewed');
    const { db } = desk.app.services;
    const winners = await db.winner.findMany({
      where: { prize: { drawId: desk.draw.id } },
      include: { prize: true },
    });
    expect(new Set(winners.map(({ registrationId }) => registrationId)).size).toBe(winners.length);
    const drawn = winners.filter(({ unit }) => unit > 0);
    expect(
      drawn.every(({ irrfCents, irrfDueOn, prize }) => irrfDueOn && irrfCents === prize.valueCents / 5),
    ).toBe(true);
  });
});

it('is published while a number of it is being voided, and neither waits for the other for ever', async () => {
  const { winners } = await desk.reach('reviewed');
  await desk.step('minutes', MINUTES);
  const { db, pool, clock } = desk.app.services;
  const { series, number } = winners[0] ?? { series: 0, number: 0 };
  const where = { drawId: desk.draw.id, series: series ?? 0, number };
  const { drawId, counter } = await db.ticket.findFirstOrThrow({ where });
  const waiting = async (count: number) => {
    const { rows } = await pool.query<{ waiting: number }>(`
      SELECT count(*)::integer AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return expect(rows[0]?.waiting).toBe(count);
  };
  // What the publication reads after it has taken the draw.
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE blocked_cpfs IN ACCESS EXCLUSIVE MODE');
  const published = desk.step('publish', { confirmation: desk.draw.title });
  await vi.waitFor(() => waiting(1));
  const reason = { reason: 'Nota cancelada.', now: clock.now() };
  const voided = db.$transaction((tx) => voidTickets(tx, { drawId, counter }, reason));
  await vi.waitFor(() => waiting(2));
  await holder.query('COMMIT');
  holder.release();
  expect((await published).body.state).toBe('published');
  expect(await voided).toBe(1);
});

it('calls a draw off for good', async () => {
  await desk.reach('frozen');
  const { body } = await desk.step('cancel', { reason: 'Autorização revogada.' });
  expect([body.state, body.reason]).toEqual(['cancelled', 'Autorização revogada.']);
  expect((await desk.step('extraction', TYPED)).body.code).toBe('CONFLICT');
});
