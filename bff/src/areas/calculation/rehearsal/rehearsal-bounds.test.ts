import { describe, expect, it } from 'vitest';
import { call } from '../../../../test/call.ts';
import { drawDesk, TYPED } from '../../../../test/draw-desk.ts';
import { createOverDraw, dayFrom } from '../../../../test/draws.ts';
import { blockCpf } from '../../../../test/factories.ts';
import { rehearsalDesk } from '../../../../test/rehearsal-desk.ts';
import { loggedEntries } from '../../../../test/transparency.ts';
import { freezeLists } from '../list/freeze-lists.ts';

const desk = drawDesk({ asApplication: true, ahead: 5 });
const rehearsal = rehearsalDesk(desk);
const sql = (statement: string, ...values: unknown[]) => desk.app.services.pool.query(statement, values);

describe('what was rehearsed', () => {
  it('is never published, over the API or by SQL as the product', async () => {
    await rehearsal.reach('reviewed');
    const { id, slug, title } = desk.draw;
    expect((await desk.step('publish', { confirmation: title })).body.code).toBe('CONFLICT');
    expect((await rehearsal.step('publish', { confirmation: title })).status).toBe(404);
    for (const state of ['published', 'accounted'])
      await expect(
        sql('UPDATE draw_rehearsals SET state = $2 WHERE draw_id = $1', id, state),
      ).rejects.toThrow(/draw_rehearsals_state/);
    const copied = `UPDATE draws d SET extraction = r.extraction, lottery_contest = r.lottery_contest,
      commitment = r.commitment, commitment_hash = r.commitment_hash, calculated_at = r.calculated_at, state = 'published',
      published_at = now() FROM draw_rehearsals r WHERE r.draw_id = d.id AND d.id = $1`;
    await expect(sql(copied, id)).rejects.toThrow();
    expect((await call(desk.app, 'GET', `/draws/${slug}/evidence`)).status).toBe(404);
    expect((await call(desk.app, 'GET', `/draws/${slug}`)).body['winners'] ?? []).toEqual([]);
    expect((await loggedEntries(desk.app.services, id)).map(({ type }) => type)).toEqual([]);
  });

  it('holds up no draw whose list is closed while its own is measured', async () => {
    const { pool } = desk.app.services;
    await rehearsal.start();
    await rehearsal.step('freeze');
    const held = await pool.connect();
    await held.query('BEGIN');
    await held.query('SELECT FROM draw_rehearsals WHERE draw_id = $1 FOR UPDATE', [desk.draw.id]);
    const measuring = freezeLists(desk.app.services);
    const waiting = async () =>
      (
        await sql(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
      ).rowCount;
    await expect.poll(waiting).toBe(1);
    await desk.step('freeze');
    await freezeLists(desk.app.services);
    expect((await desk.view()).state).toBe('frozen');
    await held.query('COMMIT');
    held.release();
    await measuring;
    expect((await rehearsal.view()).rehearsal?.state).toBe('frozen');
  });

  it('goes as the draw goes on, and by hand at any time', async () => {
    await rehearsal.reach('confirmed');
    await desk.step('cancel', { reason: 'Autorização revogada.' });
    expect(await rehearsal.view()).toMatchObject({ isOpen: false, rehearsal: null });
    expect((await rehearsal.start()).body.code).toBe('REHEARSAL_OVER');
    const again = await call(desk.app, 'DELETE', rehearsal.path(), { headers: desk.headers.ana });
    expect(again.body.code).toBe('NOT_FOUND');
  });

  it('doesn’t outlive the hour of the extraction: no step is taken, whoever writes', async () => {
    const lotteryDate = dayFrom(desk.clock.now(), -1);
    const { draw } = await createOverDraw(desk.app.services, { lotteryDate, people: 1 });
    desk.draw = draw;
    expect((await rehearsal.start()).body.code).toBe('REHEARSAL_OVER');
    const begin = `INSERT INTO draw_rehearsals (id, draw_id, started_by_id, started_at, changed_at)
      VALUES (gen_random_uuid(), $1, $2, now(), now())`;
    await expect(sql(begin, draw.id, desk.staff.ana.id)).rejects.toThrow(/not rehearsed any more/);
  });

  it('goes by the standings that the draw’s own list sealed, once it is closed', async () => {
    const { db, vaults } = desk.app.services;
    await desk.reach('frozen');
    const first = async () => {
      const { winners } = await rehearsal.reach('reviewed');
      await call(desk.app, 'DELETE', rehearsal.path(), { headers: desk.headers.ana });
      return winners.find(({ unit }) => unit > 0);
    };
    const found = await first();
    const ticket = await db.ticket.findFirstOrThrow({
      where: { drawId: desk.draw.id, series: found?.series ?? 0, number: found?.number ?? -1 },
      include: { registration: true },
    });
    await blockCpf(desk.app.services, vaults.cpf.cpfOf(ticket.registration));
    expect(await first()).toMatchObject({ series: found?.series, number: found?.number });
    expect(await desk.view()).toMatchObject({ state: 'frozen', version: 3, runs: [], winners: [] });
  });

  it('needs no end of the period and no papers, but prizes and numbers', async () => {
    const services = desk.app.services;
    const lotteryDate = dayFrom(desk.clock.now(), 9);
    const { draw } = await createOverDraw(services, {
      ...{ lotteryDate, people: 2, isRevealed: false, certificate: null },
      periodTo: dayFrom(desk.clock.now(), 3),
    });
    desk.draw = draw;
    await rehearsal.reach('calculated');
    await call(desk.app, 'DELETE', rehearsal.path(), { headers: desk.headers.ana });
    desk.draw = (await createOverDraw(services, { lotteryDate, people: 0 })).draw;
    await rehearsal.start();
    expect((await rehearsal.view()).rehearsal?.blockers).toEqual(['empty']);
    expect((await rehearsal.step('freeze')).body.code).toBe('DRAW_NOT_READY');
    expect((await rehearsal.step('extraction', TYPED)).body.code).toBe('CONFLICT');
  });
});
