import { checkEvidence } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { drawDesk, TYPED } from '../../../test/draw-desk.ts';
import { createOverDraw } from '../../../test/draws.ts';
import { blockCpf, createStaff, signInStaff } from '../../../test/factories.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { drawEvidence } from './draw-evidence.ts';

const desk = drawDesk();
const codes = (winners: readonly { series: number | null; number: number; unit: number }[]) =>
  winners.map(({ series, number, unit }) => [unit, (series ?? 0) * 100_000 + number]);

/** The registration that holds the number which won first. */
async function winner() {
  const { db } = desk.app.services;
  const run = await db.drawRun.findFirstOrThrow({ where: { drawId: desk.draw.id } });
  const code = (run.result as { awards: { code: number }[] }).awards[0]?.code ?? 0;
  const where = { drawId: desk.draw.id, series: Math.floor(code / 100_000), number: code % 100_000 };
  const ticket = await db.ticket.findFirstOrThrow({ where, include: { registration: true } });
  return { code, ticket, registration: ticket.registration };
}

/** As the owner of the database, whom no trigger stops. */
async function asOwner(table: string, statement: string, values: unknown[]) {
  const { pool } = desk.app.services;
  await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const { rowCount } = await pool.query(statement, values);
  await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  expect(rowCount).toBeGreaterThan(0);
}

describe('who knows the extraction and strikes the winner', () => {
  it('by the desk, disabling the registration, calculates the same again', async () => {
    const { runs } = await desk.reach('calculated');
    const { registration } = await winner();
    const admin = await signInStaff(
      desk.app.services,
      await createStaff(desk.app.services, { type: 'admin', name: 'Dora Lima' }),
    );
    const { status } = await call(desk.app, 'POST', `/admin/registrations/${registration.id}/disable`, {
      headers: admin,
      body: { version: registration.version, reason: 'Suspeita.' },
    });
    expect(status).toBe(200);
    const { body } = await desk.step('run', {}, 'bia');
    expect(body.runs.map(({ hash }) => hash)).toEqual([runs[0]?.hash, runs[0]?.hash]);
  });

  it.each([
    [
      'disabling the registration',
      `UPDATE registrations SET disabled_at = now(), disabled_reason = 'x' WHERE id = $1`,
    ],
    ['making them a child', `UPDATE registrations SET birth_date = '2020-01-01' WHERE id = $1`],
    [
      'voiding the numbers',
      `UPDATE tickets SET state = 'voided', reason = 'x', voided_at = now() WHERE registration_id = $1`,
    ],
  ])('by SQL, %s, calculates the same again', async (_what, statement) => {
    const { runs } = await desk.reach('calculated');
    const { registration } = await winner();
    await desk.app.services.pool.query(statement, [registration.id]);
    const { body } = await desk.step('run', {}, 'bia');
    expect(body.runs.map(({ hash }) => hash)).toEqual([runs[0]?.hash, runs[0]?.hash]);
    expect((await desk.step('review')).status).toBe(200);
    const evidence = await drawEvidence(desk.app.services, desk.draw.id);
    expect(await checkEvidence(sha256, evidence)).toMatchObject({ standings: true, result: true });
  });

  it('by a blocked CPF, calculates the same again', async () => {
    const { runs } = await desk.reach('calculated');
    const { registration } = await winner();
    await blockCpf(desk.app.services, desk.app.services.vaults.cpf.cpfOf(registration));
    const { body } = await desk.step('run');
    expect(body.runs.map(({ hash }) => hash)).toEqual([runs[0]?.hash, runs[0]?.hash]);
  });

  it('by erasing the account, calculates the same again, and the number wins without a name', async () => {
    const { runs } = await desk.reach('calculated');
    const { registration, code } = await winner();
    await call(desk.app, 'POST', `/admin/registrations/${registration.id}/anonymise`, {
      headers: desk.headers.ana,
      body: { version: registration.version, reason: 'Pediu por carta.' },
    });
    const { body } = await desk.step('run');
    expect(body.runs.map(({ hash }) => hash)).toEqual([runs[0]?.hash, runs[0]?.hash]);
    const reviewed = await desk.step('review');
    expect(reviewed.status).toBe(200);
    expect(codes(reviewed.body.winners)[0]).toEqual([1, code]);
    expect(reviewed.body.winners[0]).toMatchObject({ name: 'Cadastro excluído', problem: 'ineligible' });
  });
});

describe('the owner of the database', () => {
  it.each([
    [
      'gives the number to somebody else',
      'tickets',
      `UPDATE tickets t SET registration_id = (
         SELECT registration_id FROM tickets o
         WHERE o.draw_id = t.draw_id AND o.registration_id <> t.registration_id LIMIT 1
       ) WHERE draw_id = $1 AND counter = $2`,
    ],
    ['deletes the number', 'tickets', 'DELETE FROM tickets WHERE draw_id = $1 AND counter = $2'],
    [
      'seals it as voided',
      'draw_list_seals',
      `INSERT INTO draw_list_seals (draw_id, code, seal)
       SELECT draw_id, series * 100000 + number, '\\x02' || decode(repeat('00', 40), 'hex')
       FROM tickets WHERE draw_id = $1 AND counter = $2`,
    ],
    [
      'exchanges the commitment',
      'draws',
      `UPDATE draws SET commitment = jsonb_set(commitment, '{surrogates}', '3') WHERE id = $1 AND $2::int IS NOT NULL`,
    ],
  ])('who %s gets no calculation at all', async (_what, table, statement) => {
    await desk.reach('calculated');
    const { ticket } = await winner();
    await asOwner(table, statement, [desk.draw.id, ticket.counter]);
    expect((await desk.step('run')).body.code).toBe('LIST_CHANGED');
    const draw = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
    expect((await desk.step('review', { version: draw.version })).body.code).toBe('LIST_CHANGED');
  });
});

describe('who would be two people alone', () => {
  const sql = (statement: string, ...values: unknown[]) => desk.app.services.pool.query(statement, values);
  const accuse = async (days = 30) => {
    const { db } = desk.app.services;
    const { id } = await db.winner.findFirstOrThrow({ where: { prize: { drawId: desk.draw.id } } });
    const paper = await sql(
      `INSERT INTO winner_documents (id, winner_id, kind, file_key, file_type, sha256, by_id, created_at)
       VALUES (gen_random_uuid(), $1, 'evidence', gen_random_uuid(), 'image/webp', sha256('x'), $2, now()) RETURNING id`,
      id,
      desk.staff.ana.id,
    );
    await sql(
      `INSERT INTO winner_proposals (id, winner_id, reason, note, evidence_id, evidence_hash, notified, proposed_by,
         proposed_at, recorded_at, defence_until)
       SELECT gen_random_uuid(), $1, 'fraud', 'x', $2, sha256('x'), true, $3, day, day, now() - interval '1 day'
       FROM (SELECT now() - make_interval(days => $4) AS day) AS long_ago`,
      id,
      (paper.rows as { id: string }[])[0]?.id,
      desk.staff.ana.id,
      days,
    );
    return id;
  };
  const confirm = (id: string, by: string) =>
    sql(
      `UPDATE winner_proposals SET outcome = 'confirmed', decided_by = $2, decided_at = now() WHERE winner_id = $1`,
      id,
      by,
    );

  it('by SQL disqualifies nobody: not at once, not by one, not by a proposal dated back', async () => {
    await desk.reach('reviewed');
    const id = await accuse();
    const strike = `UPDATE winners SET state = 'disqualified', reason = 'x', changed_at = now() WHERE id = $1`;
    await expect(sql(strike, id)).rejects.toThrow(/two people disqualify/);
    await expect(confirm(id, desk.staff.ana.id)).rejects.toThrow(/second person.*same/);
    await expect(confirm(id, desk.staff.bia.id)).rejects.toThrow(/defence .* is not over/);
    await expect(
      sql('UPDATE winner_proposals SET proposed_by = $2 WHERE winner_id = $1', id, desk.staff.bia.id),
    ).rejects.toThrow(/as it was proposed/);
    await expect(sql('DELETE FROM winner_proposals WHERE winner_id = $1', id)).rejects.toThrow();
  });

  it('by SQL puts no surrogate in the place of who still holds the prize', async () => {
    await desk.reach('reviewed');
    const { db } = desk.app.services;
    const where = { prize: { drawId: desk.draw.id }, state: 'reserve' };
    const surrogate = await db.winner.findFirst({ where });
    expect(surrogate).not.toBeNull();
    const comeIn = `UPDATE winners SET state = 'drawn', unit = 1, changed_by_id = $2, changed_at = now() WHERE id = $1`;
    await expect(sql(comeIn, surrogate?.id, desk.staff.bia.id)).rejects.toThrow();
  });

  it('by SQL types no second extraction, changes none, and confirms none that was not typed twice', async () => {
    await desk.reach('extraction_recorded');
    const { id } = desk.draw;
    const copy = `INSERT INTO draw_extractions (draw_id, place, contest, prizes, source, by_id, at)
      SELECT draw_id, 2, contest, prizes, source, $2, at FROM draw_extractions WHERE draw_id = $1`;
    await expect(sql(copy, id, desk.staff.ana.id)).rejects.toThrow(/second person/);
    await expect(
      sql(`UPDATE draw_extractions SET prizes = array_fill('00000'::text, '{5}') WHERE draw_id = $1`, id),
    ).rejects.toThrow(/stays/);
    await expect(sql('DELETE FROM draw_extractions WHERE draw_id = $1', id)).rejects.toThrow();
    await expect(sql(`UPDATE draws SET state = 'confirmed' WHERE id = $1`, id)).rejects.toThrow();
  });

  it('by SQL moves no day: a move is confirmed by somebody else', async () => {
    await desk.reach('frozen');
    const { id, lotteryDate } = desk.draw;
    await sql(
      `INSERT INTO draw_moves (id, draw_id, from_date, to_date, reason, source, proposed_by, proposed_at)
       VALUES (gen_random_uuid(), $1, $2, $2::date + 3, 'x', 'x', $3, now())`,
      id,
      lotteryDate,
      desk.staff.ana.id,
    );
    await expect(
      sql(
        `UPDATE draw_moves SET outcome = 'confirmed', decided_by = $2, decided_at = now() WHERE draw_id = $1`,
        id,
        desk.staff.ana.id,
      ),
    ).rejects.toThrow(/second person.*same/);
    await expect(sql(`UPDATE draws SET lottery_date = lottery_date + 3 WHERE id = $1`, id)).rejects.toThrow();
  });

  it('has no second account of their own: it is newer, or leads to the first by invitations', async () => {
    await desk.reach('frozen');
    const { services } = desk.app;
    const early = new Date('2020-01-01T00:00:00Z');
    desk.headers.ana = await signInStaff(services, await createStaff(services, { createdAt: early }));
    expect((await desk.step('extraction', TYPED)).body.code).toBe('ACCOUNT_NEWER');
    await expect(
      sql('UPDATE admin_users SET created_at = $2 WHERE id = $1', desk.staff.ana.id, early),
    ).rejects.toThrow(/keeps its beginning/);
    await expect(sql('UPDATE draws SET created_at = now() WHERE id = $1', desk.draw.id)).rejects.toThrow(
      /keeps its beginning/,
    );
  });

  it('is known by the invitations between, however many', async () => {
    const { services } = desk.app;
    const invited = (by: string) => createStaff(services, { invitedById: by });
    const second = await invited((await invited(desk.staff.ana.id)).id);
    // After both accounts: neither is too new for it.
    ({ draw: desk.draw } = await createOverDraw(services));
    await desk.reach('extraction_recorded');
    desk.headers.bia = await signInStaff(services, second);
    expect((await desk.step('extraction', TYPED, 'bia')).body.code).toBe('SECOND_PERSON_INVITED');
    expect((await desk.view()).state).toBe('extraction_recorded');
  });
});
