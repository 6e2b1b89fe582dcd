import { checkEvidence } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { drawDesk } from '../../../test/draw-desk.ts';
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
