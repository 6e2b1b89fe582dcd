import type { prizeSchedules, ResponseOf } from '@fio/contracts';
import { filesOfSite, verifyDraw } from '@fio/verifier';
import { beforeAll, describe, expect, it } from 'vitest';
import { logDraws } from '../../demo/log-promises.ts';
import { logAuditHead } from '../../src/core/transparency/audit-head.ts';
import { verifyAudit } from '../../src/core/audit/verify.ts';
import { appendEntry } from '../../src/core/transparency/append-entry.ts';
import { call } from '../call.ts';
import { DAY, HOUR } from '../clock.ts';
import { drawDesk, MINUTES } from '../draw-desk.ts';
import { dayFrom } from '../draws.ts';
import { loggedEntries } from '../transparency.ts';
import { owner } from './threats.ts';

const desk = drawDesk({ asApplication: true, once: true });
const owned = owner(() => desk.app);
const sql = (statement: string, ...values: unknown[]) => desk.app.services.pool.query(statement, values);

/** A draw told to the log from its definition on, with one number voided, calculated twice and published. */
async function hold() {
  const { app, clock, draw } = desk;
  const { services } = app;
  const tomorrow = dayFrom(clock.now(), 1);
  const set = 'UPDATE draws SET lottery_date = $2, cut_off_hours = 1 WHERE id = $1';
  await owned.bend('draws', set, [draw.id, tomorrow]);
  await services.db.$transaction((tx) => logDraws(services, tx, [draw.id]));
  await sql(
    `UPDATE tickets SET state = 'voided', reason = 'Nota cancelada', voided_at = now()
     WHERE draw_id = $1 AND counter = 3`,
    draw.id,
  );
  await desk.reach('frozen');
  clock.advance(2 * DAY);
  await desk.signIn();
  await desk.reach('calculated');
  await desk.step('run', {}, 'bia');
  await desk.step('review');
  await desk.step('minutes', MINUTES);
  const { status } = await desk.step('publish', { confirmation: draw.title });
  if (status !== 200) throw new Error(`The draw was not published: ${status}`);
}
beforeAll(hold);

async function verdict(heads: { size: number; root: string }[] = []) {
  const { slug } = desk.draw;
  return verifyDraw({ files: filesOfSite(desk.app.url, slug), slug, trusted: { heads } });
}
/** Why it is refused, and at which step. Polled: an answer that all share is kept for half a second, and made anew once asked for. */
async function refusal() {
  const found = await verdict();
  return found.verdict === 'refused' ? `${found.step}: ${found.refusal.meaning}` : found.verdict;
}

describe('many runs, one published', () => {
  it('each is in the log, and the verifier tells of those beyond the first, whatever becomes of the rows', async () => {
    const { id } = desk.draw;
    const runs = (await loggedEntries(desk.app.services, id)).filter(
      ({ type }) => type === 'draw_calculated',
    );
    expect(runs).toHaveLength(2);
    await expect(sql('DELETE FROM draw_runs WHERE draw_id = $1', id)).rejects.toThrow();
    const told = { verdict: 'changed', changes: [{ kind: 'calculated_again' }] };
    expect(await verdict()).toMatchObject(told);
    await owned.bend('draw_runs', 'DELETE FROM draw_runs WHERE draw_id = $1 AND number = 1', [id]);
    expect(await verdict()).toMatchObject(told);
  });
});

describe('voids before the freeze', () => {
  it('one that was voided stays in the list, sealed with its standing', async () => {
    const { id } = desk.draw;
    const { commitment } = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id } });
    expect(commitment).toMatchObject({ count: 36, sealed: { given: 36, voided: 1 } });
  });
});

describe('a winner struck after the extraction', () => {
  it('by SQL as the product is refused, and the owner who does it is seen', async () => {
    const { id } = desk.draw;
    const winner =
      'FROM draw_prizes p WHERE p.id = w.prize_id AND p.draw_id = $1 AND p.position = 1 AND w.unit = 1';
    await owned.query('CREATE TABLE kept_winners AS SELECT * FROM winners');
    const strike = `UPDATE winners w SET state = 'disqualified', reason = 'x', changed_at = now() ${winner}`;
    await expect(sql(strike, id)).rejects.toThrow(/two people disqualify/);
    const restore = `UPDATE winners w SET state = k.state, reason = k.reason, number = k.number FROM kept_winners k WHERE k.id = w.id`;
    for (const bent of [strike, `UPDATE winners w SET number = w.number + 1 ${winner}`]) {
      await owned.bend('winners', bent, [id]);
      await expect.poll(refusal).toMatch(/^page: /);
      await owned.bend('winners', restore);
      await expect.poll(refusal).toBe('changed');
    }
  });
});

describe('freezing late', () => {
  it('and dating it back as the owner is refused: the promise is in the log by its hash', async () => {
    const { id } = desk.draw;
    const { commitment } = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id } });
    const set = 'UPDATE draws SET commitment = $2::jsonb WHERE id = $1';
    const early = { ...(commitment as object), closedAt: '2020-01-01T00:00:00.000Z' };
    await owned.bend('draws', set, [id, JSON.stringify(early)]);
    await expect.poll(refusal).toMatch(/: /);
    await owned.bend('draws', set, [id, JSON.stringify(commitment)]);
    await expect.poll(refusal).toBe('changed');
  });
});

describe('postponing until a better extraction', () => {
  it('by the owner is seen: the log knows of no move', async () => {
    const move = (days: number) =>
      owned.bend('draws', 'UPDATE draws SET lottery_date = lottery_date + $2::integer WHERE id = $1', [
        desk.draw.id,
        days,
      ]);
    await move(3);
    await expect.poll(refusal).toMatch(/: /);
    await move(-3);
    await expect.poll(refusal).toBe('changed');
  });
});

describe('seeds chosen to please', () => {
  it('of schedules committed until one pleases each is in the log: one that the owner removes is missed', async () => {
    const { clock, app, headers } = desk;
    const admin = <Body>(path: string, body: object) =>
      call<Body>(app, 'POST', `/admin/prizes/${path}`, { headers: headers.ana, body });
    const about = { title: 'Caneca', description: '', value: 4990, position: 1, picture: null };
    const { id: kindId } = (await admin<{ id: string }>('kinds', about)).body;
    const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();
    const hours = { startsAt: at(1), endsAt: at(25), opensMinute: 0, closesMinute: 1440 };
    const { id } = (
      await admin<ResponseOf<typeof prizeSchedules.get>>('schedules', {
        ...{ title: 'Um dia', rule: 'moments', every: null, ...hours },
        allotment: [{ kindId, quantity: 3 }],
      })
    ).body;
    await expect.poll(refusal).toBe('changed');
    await owned.bend('prizes', 'DELETE FROM prizes WHERE schedule_id = $1', [id]);
    await owned.query('CREATE TABLE kept_schedules AS SELECT * FROM prize_schedules');
    await owned.bend('prize_schedules', 'DELETE FROM prize_schedules WHERE id = $1', [id]);
    await expect.poll(refusal).toBe('prizes: missing_member');
    await owned.query('INSERT INTO prize_schedules SELECT * FROM kept_schedules');
  });
});

describe('the owner of the database edits the audit', () => {
  it('the product can’t, and of the owner the log’s own copy of its head tells', async () => {
    const { services } = desk.app;
    await logAuditHead(services);
    await expect(sql("UPDATE actions SET summary = 'x'")).rejects.toThrow(/permission denied/);
    await owned.query('CREATE TABLE kept_actions AS SELECT * FROM actions');
    await owned.bend('actions', "UPDATE actions SET summary = 'x' WHERE id = (SELECT min(id) FROM actions)");
    expect(await verifyAudit(services.db)).toMatchObject({ ok: false });
    await owned.bend(
      'actions',
      'UPDATE actions a SET summary = k.summary FROM kept_actions k WHERE k.id = a.id',
    );
    expect(await verifyAudit(services.db)).toMatchObject({ ok: true });
  });
});

// The last one: what it leaves is another history.
describe('history rewritten, or two faces of it', () => {
  const other = '0199a1b2-0000-7000-8000-00000000000';

  it('is refused by whoever kept a head, however well the owner rewrites it', async () => {
    const { services } = desk.app;
    for (const refused of [
      "UPDATE transparency_entries SET entry = 'x'",
      'DELETE FROM transparency_checkpoints',
    ])
      await expect(sql(refused)).rejects.toThrow(/permission denied/);
    await services.db.$transaction((tx) =>
      appendEntry(tx, { type: 'draw_withdrawn', draw: `${other}1` }, desk.clock.now()),
    );
    const before = await verdict();
    if (before.verdict === 'refused') throw before.refusal;
    const seen = { size: before.head.size, root: Buffer.from(before.head.root).toString('hex') };
    expect((await verdict([seen])).verdict).toBe('changed');
    await owned.query('CREATE TABLE kept_entries AS SELECT * FROM transparency_entries');
    for (const table of ['copies', 'checkpoints', 'nodes', 'entries']) {
      await owned.query(`ALTER TABLE transparency_${table} DISABLE TRIGGER USER`);
      await owned.query(`DELETE FROM transparency_${table}`);
      await owned.query(`ALTER TABLE transparency_${table} ENABLE TRIGGER USER`);
    }
    await owned.query(
      `INSERT INTO transparency_entries (entry) SELECT replace(entry, '${other}1', '${other}2')
       FROM (SELECT entry FROM kept_entries ORDER BY index) AS kept`,
    );
    // Alone it looks whole: that is why heads are in letters, with witnesses and with authorities.
    expect((await verdict()).verdict).toBe('changed');
    expect(await verdict([seen])).toMatchObject({
      verdict: 'refused',
      step: 'log',
      refusal: { meaning: 'earlier_head' },
    });
  });
});
