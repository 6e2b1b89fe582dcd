import { describe, expect, it } from 'vitest';
import { freezeLists } from '../../src/areas/calculation/list/freeze-lists.ts';
import { DAY } from '../clock.ts';
import { call } from '../call.ts';
import { drawDesk, SOURCE, TYPED } from '../draw-desk.ts';
import { dayFrom } from '../draws.ts';
import { createStaff, signInStaff } from '../factories.ts';
import { loggedEntries } from '../transparency.ts';
import { owner } from './threats.ts';

const desk = drawDesk({ asApplication: true });
const owned = owner(() => desk.app);
const sql = (statement: string, ...values: unknown[]) => desk.app.services.pool.query(statement, values);
const day = (days: number) => dayFrom(desk.clock.now(), days).toISOString().slice(0, 10);

const said = async (type: string) =>
  (await loggedEntries(desk.app.services, desk.draw.id)).filter((entry) => entry.type === type);
describe('a winner struck after the extraction', () => {
  it('is struck by nobody alone, nor by SQL as the product', async () => {
    await desk.reach('reviewed');
    const { id } = await desk.app.services.db.winner.findFirstOrThrow({
      where: { prize: { drawId: desk.draw.id } },
    });
    const strike = `UPDATE winners SET state = 'disqualified', reason = 'x', changed_at = now() WHERE id = $1`;
    await expect(sql(strike, id)).rejects.toThrow(/two people disqualify/);
  });

  it('the owner who takes the number away, or its holder, gets no calculation', async () => {
    await desk.reach('calculated');
    const swap = `UPDATE tickets t SET registration_id = (
      SELECT registration_id FROM tickets o
      WHERE o.draw_id = t.draw_id AND o.registration_id <> t.registration_id LIMIT 1) WHERE draw_id = $1`;
    await owned.bend('tickets', swap, [desk.draw.id]);
    expect((await desk.step('run')).body.code).toBe('LIST_CHANGED');
  });
});

describe('freezing late', () => {
  it('is refused by the clock of the database, whatever the process’s own says', async () => {
    await sql('UPDATE draws SET cut_off_hours = 48 WHERE id = $1', desk.draw.id);
    desk.clock.advance(-30 * DAY);
    expect((await desk.step('freeze')).body.code).toBe('DRAW_NOT_READY');
    desk.clock.advance(30 * DAY);
  });

  it('is refused by SQL too, and so are other terms once the period has begun', async () => {
    const { id } = desk.draw;
    const close = "UPDATE draws SET list_closed_at = now() - interval '3 days' WHERE id = $1";
    const terms = [
      'cut_off_hours = -200',
      'defence_days = 1',
      'documents_within = 1',
      "documents_unit = 'hours'",
      "prescribes_from = 'publication'",
    ];
    // As it would be had it been written in time.
    await sql('UPDATE draws SET cut_off_hours = 48 WHERE id = $1', id);
    await sql("UPDATE draws SET recorded_at = now() - interval '60 days' WHERE id = $1", id);
    const written = async () =>
      (await desk.app.services.db.draw.findUniqueOrThrow({ where: { id } })).recordedAt;
    expect(Date.now() - (await written()).getTime()).toBeLessThan(DAY);
    await owned.bend('draws', "UPDATE draws SET recorded_at = now() - interval '60 days' WHERE id = $1", [
      id,
    ]);
    await expect(sql(close, id)).rejects.toThrow(/had to be closed by/);
    for (const term of terms)
      await expect(sql(`UPDATE draws SET ${term} WHERE id = $1`, id)).rejects.toThrow(/its terms stay/);
    expect(await said('list_closed')).toEqual([]);
  });
});

describe('postponing until a better extraction', () => {
  it('takes a second person, over the API and by SQL, and stays in the log', async () => {
    await sql('UPDATE draws SET cut_off_hours = 48 WHERE id = $1', desk.draw.id);
    const move = { reason: 'Não houve extração.', lotteryDate: day(4), source: SOURCE };
    expect((await desk.step('postpone', move)).status).toBeLessThan(300);
    expect((await desk.step('postpone/confirm')).body.code).toBe('SECOND_PERSON_NEEDED');
    const direct = sql('UPDATE draws SET lottery_date = lottery_date + 3 WHERE id = $1', desk.draw.id);
    await expect(direct).rejects.toThrow(/two people move the day/);
    expect((await desk.step('postpone/confirm', {}, 'bia')).status).toBeLessThan(300);
    expect(await said('draw_postponed')).toMatchObject([{ to: day(4), source: SOURCE }]);
    for (const table of ['draw_moves', 'draw_postponements'])
      await expect(sql(`DELETE FROM ${table} WHERE draw_id = $1`, desk.draw.id)).rejects.toThrow(
        /append-only/,
      );
  });
});

describe('the second person is the first one’s own account', () => {
  it('is told by its age, by who invited it, and by the database whoever writes', async () => {
    const { services } = desk.app;
    await desk.reach('extraction_recorded');
    desk.headers.bia = desk.headers.ana;
    expect((await desk.step('extraction', TYPED, 'bia')).body.code).toBe('SECOND_PERSON_NEEDED');
    desk.headers.bia = await signInStaff(services, await createStaff(services));
    expect((await desk.step('extraction', TYPED, 'bia')).body.code).toBe('ACCOUNT_NEWER');
    const typed = `INSERT INTO draw_extractions (id, draw_id, place, contest, prizes, source, by_id, at)
      SELECT gen_random_uuid(), draw_id, 2, contest, prizes, source, $2, at FROM draw_extractions WHERE draw_id = $1`;
    await expect(sql(typed, desk.draw.id, desk.staff.ana.id)).rejects.toThrow(/second person/);
    await expect(
      sql("UPDATE admin_users SET created_at = '2020-01-01' WHERE id = $1", desk.staff.ana.id),
    ).rejects.toThrow(/keeps its beginning/);
  });

  it.each([
    ['moves the address', 'PUT', '', { email: 'ana+2@exemplo.example' }],
    ['takes the second factor off', 'POST', '/reset-two-factor', {}],
  ])('an account of which the first one %s is no older than that', async (_how, method, path, changes) => {
    const { services } = desk.app;
    const { id, name, type, version } = desk.staff.bia;
    const enrolled = { adminUserId: id, secret: Buffer.from('sealed'), confirmedAt: new Date() };
    await services.db.twoFactor.create({ data: enrolled });
    await desk.reach('extraction_recorded');
    const taken = await call(desk.app, method, `/admin/users/${id}${path}`, {
      headers: desk.headers.ana,
      body: { version, ...(path === '' && { name, type }), ...changes },
    });
    expect(taken.status).toBe(200);
    await sql('UPDATE admin_users SET handed_over_at = NULL WHERE id = $1', id);
    desk.headers.bia = await signInStaff(services, desk.staff.bia);
    expect((await desk.step('extraction', TYPED, 'bia')).body.code).toBe('ACCOUNT_NEWER');
  });

  it('the owner who types for both is seen: what was typed is in the log, or it isn’t confirmed there', async () => {
    await desk.reach('extraction_recorded');
    const typed = `INSERT INTO draw_extractions (id, draw_id, place, contest, prizes, source, by_id, at)
      SELECT gen_random_uuid(), draw_id, 2, contest, prizes, source, $2, at FROM draw_extractions WHERE draw_id = $1`;
    await owned.bend('draw_extractions', typed, [desk.draw.id, desk.staff.bia.id]);
    expect(await said('extraction_settled')).toEqual([]);
    expect((await call(desk.app, 'GET', `/draws/${desk.draw.slug}/evidence`)).status).toBe(404);
  });
});

// The last one: what is left of it is a list that can't be closed.
describe('voids before the freeze', () => {
  it('by the product’s role no number goes away, and without one that the owner deletes nothing is promised', async () => {
    const { id } = desk.draw;
    await expect(sql('DELETE FROM tickets WHERE draw_id = $1', id)).rejects.toThrow();
    await expect(sql('UPDATE tickets SET counter = counter + 1000 WHERE draw_id = $1', id)).rejects.toThrow();
    await owned.bend('tickets', 'DELETE FROM tickets WHERE draw_id = $1 AND counter = 3', [id]);
    await desk.step('freeze');
    await expect(freezeLists(desk.app.services)).rejects.toThrow(
      /36 numbers .* were given out, 35 are in its list/,
    );
    expect(await said('list_frozen')).toEqual([]);
  });
});
