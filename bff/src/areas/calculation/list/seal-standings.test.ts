import { type ListCommitment, type Seal, sealBytes, toHex } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createOverDraw } from '../../../../test/draws.ts';
import { blockCpf, someCpf } from '../../../../test/factories.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { closeList } from './close-list.ts';
import { freezeLists } from './freeze-lists.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
});
afterAll(() => app.close());

const now = () => app.services.clock.now();
const close = (drawId: string) =>
  app.services.db.$transaction((tx) => closeList(app.services, tx, drawId, now()));
const freeze = () => freezeLists(app.services);
const drawOf = (id: string) => app.services.db.draw.findUniqueOrThrow({ where: { id } });
const commitmentOf = async (id: string) => (await drawOf(id)).commitment as unknown as ListCommitment;

describe('a seal', () => {
  it('is what the domain makes of each number that can’t win, all as they are at one moment', async () => {
    const { draw, people } = await createOverDraw(app.services, { people: 6, each: 2 });
    const { db } = app.services;
    const [disabled, young, blocked, gone] = people;
    const update = (id = '', data: Prisma.RegistrationUncheckedUpdateInput) =>
      db.registration.update({ where: { id }, data });
    await update(disabled, { disabledAt: now(), disabledReason: 'Teste' });
    await update(young, { birthDate: new Date('2020-01-01') });
    const cpf = someCpf();
    await update(blocked, app.services.vaults.cpf.lookup(cpf));
    await blockCpf(app.services, cpf);
    const own = await db.ticket.findFirstOrThrow({ where: { drawId: draw.id, registrationId: gone ?? '' } });
    const at = new Date('2026-01-20T12:00:00.123Z');
    await db.ticket.update({
      where: { drawId_counter: { drawId: draw.id, counter: own.counter } },
      data: { state: 'voided', reason: 'Nota cancelada: não é o cupom.', voidedAt: at },
    });
    await close(draw.id);
    await freeze();
    const rows = await db.drawListSeal.findMany({ where: { drawId: draw.id } });
    const holders = new Map<number, string>();
    for (const one of await db.ticket.findMany({ where: { drawId: draw.id } }))
      holders.set(one.series * 100_000 + one.number, one.registrationId);
    const reason = sha256(Buffer.from('Nota cancelada: não é o cupom.'));
    const seals = {
      [disabled ?? '']: { standing: 'ineligible' },
      [young ?? '']: { standing: 'under_age' },
      [blocked ?? '']: { standing: 'blocked_cpf' },
      [gone ?? '']: { standing: 'voided', at: at.toISOString(), reason },
    } as Record<string, Seal>;
    expect(rows).toHaveLength(7);
    for (const { code, seal } of rows) {
      const expected = seals[holders.get(code) ?? ''];
      expect(toHex(seal)).toBe(toHex(sealBytes(expected ?? { standing: 'eligible' })));
    }
    expect((await commitmentOf(draw.id)).sealed).toMatchObject({ given: 12, voided: 1 });
  });

  it('is written once, by no statement of ours changed, and never after the rest', async () => {
    const { draw } = await createOverDraw(app.services, { people: 2 });
    await app.services.db.ticket.update({
      where: { drawId_counter: { drawId: draw.id, counter: 1 } },
      data: { state: 'voided', reason: 'Engano', voidedAt: now() },
    });
    await close(draw.id);
    await freeze();
    const { pool } = app.services;
    const refused = (statement: string) => expect(pool.query(statement, [draw.id])).rejects.toThrow();
    await refused('DELETE FROM draw_list_seals WHERE draw_id = $1');
    await refused(`UPDATE draw_list_seals SET seal = set_byte(seal, 0, 4) WHERE draw_id = $1`);
    await refused(`INSERT INTO draw_list_seals SELECT $1, 7, seal FROM draw_list_seals WHERE draw_id = $1`);
    await refused('UPDATE draws SET list_sealed_at = NULL WHERE id = $1');
    await refused('UPDATE draws SET list_format = 1 WHERE id = $1');
  });

  it('is promised of no list that lacks a number', async () => {
    const { draw } = await createOverDraw(app.services, { people: 2 });
    await close(draw.id);
    await app.services.pool.query('ALTER TABLE tickets DISABLE TRIGGER USER');
    await app.services.pool.query('DELETE FROM tickets WHERE draw_id = $1 AND counter = 3', [draw.id]);
    await app.services.pool.query('ALTER TABLE tickets ENABLE TRIGGER USER');
    await expect(freeze()).rejects.toThrow(/6 numbers of draw .* were given out, 5 are in its list/);
    expect((await drawOf(draw.id)).state).toBe('scheduled');
    await app.services.db.draw.update({ where: { id: draw.id }, data: { state: 'cancelled' } });
  });
});
