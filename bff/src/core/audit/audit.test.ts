import { describe, expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import type { Actor } from '../actor.ts';
import { differences } from './differences.ts';
import { recordAction } from './record-action.ts';
import { REDACTED, snapshot } from './snapshot.ts';
import { verifyAudit } from './verify.ts';

const actor: Actor = { id: null, name: 'Ana', type: 'super', ip: '::1', userAgent: 'test', requestId: 'r1' };
const at = new Date('2026-11-21T12:00:00.123Z');

const database = useTestModels();

const record = (summary: string, after: unknown = null) =>
  database.db.$transaction((tx) =>
    recordAction(tx, { actor, at, resource: 'shows', recordId: 'x', action: 'edit', summary, after }),
  );

describe('the audit chain', () => {
  it('holds when many write at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => record(`change ${index}`, { index, z: 1.5, a: [at] })),
    );
    expect(await verifyAudit(database.db)).toMatchObject({ ok: true, count: 30 });
  });

  it('keeps nothing of a change that is rolled back', async () => {
    await expect(
      database.db.$transaction(async (tx) => {
        await recordAction(tx, {
          actor,
          at,
          resource: 'shows',
          recordId: 'x',
          action: 'edit',
          summary: 'undone',
        });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await verifyAudit(database.db)).toMatchObject({ ok: true, count: 30 });
  });

  it('finds the first row that somebody touched', async () => {
    // Past the trigger, as an intruder with the owner's rights would.
    await database.pool.query(`
      ALTER TABLE actions DISABLE TRIGGER USER;
      UPDATE actions SET after = '{"index":99}' WHERE id = (SELECT id FROM actions ORDER BY id OFFSET 12 LIMIT 1);
      ALTER TABLE actions ENABLE TRIGGER USER`);
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM actions ORDER BY id OFFSET 12 LIMIT 1',
    );
    const brokenAt = BigInt(rows[0]?.id ?? 0);
    expect(await verifyAudit(database.db)).toEqual({
      ok: false,
      count: 12,
      brokenAt,
      by: 'chain',
      after: brokenAt - 1n,
    });
  });

  it('refuses a change through the front door', async () => {
    await expect(database.pool.query("UPDATE actions SET summary = 'x'")).rejects.toThrow('append-only');
  });
});

describe('snapshot', () => {
  it('keeps secrets out, at any depth', () => {
    const visitor = {
      name: 'Ana',
      passwordHash: 'x',
      session: { token: 't', cpf: '52998224725' },
      key: Buffer.from('k'),
    };
    expect(snapshot(visitor)).toEqual({
      name: 'Ana',
      passwordHash: REDACTED,
      session: { token: REDACTED, cpf: REDACTED },
      key: REDACTED,
    });
  });

  it('makes JSON of what a record holds', () => {
    expect(snapshot({ at, big: 9n, gone: undefined, list: [1, Number.NaN] })).toEqual({
      at: at.toISOString(),
      big: '9',
      list: [1, null],
    });
  });
});

describe('differences', () => {
  it('reads as words, nested fields by a dotted name', () => {
    const before = {
      title: 'A',
      featured: false,
      colors: { from: '#000000', to: '#ffffff' },
      options: [{ label: 'Sim' }],
    };
    const after = {
      title: 'A',
      featured: true,
      colors: { from: '#111111', to: '#ffffff' },
      options: [{ label: 'Sim' }, { label: 'Não' }],
      opensAt: '2026-11-21T12:00:00.000Z',
      closesAt: '2026-11-21T12:00:07.000Z',
      purchasedOn: '2026-11-02',
      valueCents: 123_456,
      irrfCents: 1_050,
      prize: { value: 50 },
      every: 123_456,
      lotteryContest: 5912,
      canary: { percent: 5 },
      files: [{ part: 1, bytes: 8503 }],
      answer: '2026-11-02T25:00:00Z',
      question: '2026-13-45',
    };
    expect(differences(before, after, { language: 'pt', isWhole: true })).toEqual([
      { field: 'featured', before: 'Não', after: 'Sim' },
      { field: 'colors.from', before: '#000000', after: '#111111' },
      { field: 'options', before: 'Sim', after: 'Sim · Não' },
      { field: 'opensAt', before: null, after: '21 nov 2026 09:00' },
      { field: 'closesAt', before: null, after: '21 nov 2026 09:00:07' },
      { field: 'purchasedOn', before: null, after: '2 nov 2026' },
      { field: 'valueCents', before: null, after: 'R$\u00a01.234,56' },
      { field: 'irrfCents', before: null, after: 'R$\u00a010,50' },
      { field: 'prize.value', before: null, after: 'R$\u00a00,50' },
      { field: 'every', before: null, after: '123.456' },
      // As whoever drew it calls it.
      { field: 'lotteryContest', before: null, after: '5912' },
      { field: 'canary.percent', before: null, after: '5%' },
      { field: 'files.1.part', before: null, after: '1' },
      { field: 'files.1.bytes', before: null, after: '8503' },
      // What somebody typed, and no moment there is.
      { field: 'answer', before: null, after: '2026-11-02T25:00:00Z' },
      { field: 'question', before: null, after: '2026-13-45' },
    ]);
  });

  it('shows every field of a record created or deleted', () => {
    expect(differences(null, { title: 'A' }, { language: 'en', isWhole: false })).toEqual([
      { field: 'title', before: null, after: 'A' },
    ]);
  });

  it('masks a phone and a birth date unless they are asked for whole', () => {
    const [before, after] = [{ phone: '11987654321' }, { phone: '11912345678', birthDate: '1990-05-17' }];
    const masked = differences(before, after, { language: 'pt', isWhole: false });
    expect(masked).toEqual([
      { field: 'phone', before: '(11) *****-4321', after: '(11) *****-5678' },
      { field: 'birthDate', before: null, after: '•••' },
    ]);
    expect(differences(before, after, { language: 'pt', isWhole: true })[1]?.after).toBe('17 mai 1990');
  });
});
