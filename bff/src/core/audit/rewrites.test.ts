import { chainHash, GENESIS_HASH, type AuditHead } from '@fio/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { auditHeads, logAuditHead } from '../transparency/audit-head.ts';
import { chainedRow } from './chained-row.ts';
import { LoggedHeads } from './LoggedHeads.ts';
import { recordAction } from './record-action.ts';
import { verifyAudit } from './verify.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ routes: [] });
});
afterEach(() => app.close());

const actor = { id: null, name: 'Ana', type: 'admin', ip: null, userAgent: null, requestId: null } as const;

async function act(...summaries: string[]): Promise<void> {
  for (const summary of summaries) {
    const entry = {
      actor,
      at: new Date(),
      resource: 'shows' as const,
      recordId: null,
      action: 'edit',
      summary,
    };
    await app.services.db.$transaction((tx) => recordAction(tx, entry));
  }
}
const idOf = async (summary: string) =>
  (await app.services.db.action.findFirstOrThrow({ where: { summary } })).id;

/** With the owner's rights: past the triggers, and every hash behind it made to follow. */
async function rewrite(statement: string): Promise<void> {
  const { db, pool } = app.services;
  const asOwner = (sql: string) =>
    pool.query(`ALTER TABLE actions DISABLE TRIGGER USER; ${sql}; ALTER TABLE actions ENABLE TRIGGER USER`);
  await asOwner(statement);
  let previous = GENESIS_HASH;
  for (const row of await db.action.findMany({ orderBy: { id: 'asc' } })) {
    const hash = await chainHash(previous, chainedRow(row));
    await asOwner(`UPDATE actions SET previous_hash = '${previous}', hash = '${hash}' WHERE id = ${row.id}`);
    previous = hash;
  }
}

describe('the audit, rewritten as a whole by who owns the database', () => {
  beforeEach(async () => {
    await act('one', 'two', 'three');
    await logAuditHead(app.services);
    await act('four', 'five', 'six');
    await logAuditHead(app.services);
  });

  it('is told of once, however often the hour strikes', async () => {
    await logAuditHead(app.services);
    const told = await loggedEntries(app.services);
    expect(told.map(({ type }) => type)).toEqual(['audit_head', 'audit_head']);
    expect((await auditHeads(app.services.db)).map(({ count, every }) => [count, every])).toEqual([
      [3, 1],
      [3, 1],
    ]);
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true, count: 6 });
  });

  it.each([
    ['another word', "UPDATE actions SET summary = 'x' WHERE summary = 'two'", 'x', 1n],
    ['a row taken out', "DELETE FROM actions WHERE summary = 'two'", 'three', 1n],
    ['a word in the newest hour', "UPDATE actions SET summary = 'y' WHERE summary = 'five'", 'y', 4n],
    ['a time', "UPDATE actions SET at = at - INTERVAL '1 day' WHERE summary = 'four'", 'four', 3n],
  ])('shows %s, and names the first row', async (_, statement, summary, after) => {
    await rewrite(statement);
    const { db } = app.services;
    expect(await verifyAudit(db)).toMatchObject({
      ok: false,
      by: 'log',
      brokenAt: await idOf(summary),
      after,
    });
  });

  it('shows rows cut off at the end', async () => {
    await rewrite("DELETE FROM actions WHERE summary IN ('five', 'six')");
    expect(await verifyAudit(app.services.db)).toEqual({
      ok: false,
      by: 'log',
      brokenAt: 6n,
      after: 4n,
      count: 4,
    });
  });

  it('shows everything cut off', async () => {
    await rewrite('DELETE FROM actions');
    expect(await verifyAudit(app.services.db)).toMatchObject({
      ok: false,
      by: 'log',
      brokenAt: 3n,
      after: 0n,
    });
  });

  it('isn’t blamed on who acts before the next hour', async () => {
    await act('seven');
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true, count: 7 });
  });
});

describe('a head with marks of some rows', () => {
  const hash = (id: number) => String(id).padStart(8, '0').padEnd(64, 'a');
  const head: AuditHead = {
    after: '0',
    action: '8',
    hash: hash(8),
    count: 8,
    every: 3,
    marks: [3, 6, 8].map((id) => hash(id).slice(0, 8)).join(''),
  };
  const found = (hashes: readonly string[]) => {
    const logged = new LoggedHeads([head]);
    return hashes
      .map((one, at) => logged.take({ id: BigInt(at + 1), hash: one }))
      .find((one) => one !== null);
  };
  const whole = Array.from({ length: 8 }, (_, at) => hash(at + 1));

  it('says between which two the first bent row is', () => {
    expect(found(whole)).toBeUndefined();
    // Each hash covers all before it: from the bent row on all are others.
    const bent = whole.map((one, at) => (at < 4 ? one : one.replaceAll('0', 'f')));
    expect(found(bent)).toEqual({ at: 6n, after: 3n });
    expect(found([...whole.slice(0, 7), hash(8).replace(/a$/, 'b')])).toEqual({ at: 8n, after: 6n });
  });
});
