import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { sql } from '../../core/database/sql.ts';
import type { Leaver } from '../../engine/person-table.ts';
import { sessionTables } from './personal-sessions.ts';

const database = useTestModels();
const id = randomUUID();
const leaver: Leaver = { id, cpf: '', cpfHashes: [], addresses: [] };
const keys = sessionTables.find(({ name }) => name === 'idempotency_keys');
const theirs = () => keys?.whose(leaver) ?? sql`FALSE`;

it('finds what somebody was answered, and what staff were told of them, and nobody else’s', async () => {
  const { db } = database;
  const kept = (scope: string, response: object) => ({
    ...{ scope, response, key: randomUUID(), requestHash: randomBytes(32), status: 200 },
  });
  const other = randomUUID();
  await db.idempotencyKey.createMany({
    data: [
      kept(`user:${id} PATCH /profile`, { name: 'Ana' }),
      kept(`user:${other} PATCH /profile`, { friend: id }),
      kept(`admin:${other} POST /admin/invoices/:id/reject`, { items: [{ person: { id } }, { id: other }] }),
      kept(`admin:${other} POST /admin/winners/:id/tax`, { link: `/admin/registrations/${id}?tab=prizes` }),
      kept(`admin:${other} POST /admin/faq`, { id: other }),
      kept(`admin:${id} POST /admin/faq`, { id: other }),
    ],
  });
  const found = await db.$queryRaw<{ scope: string }[]>`
    SELECT scope FROM idempotency_keys WHERE ${theirs()} ORDER BY scope`;
  expect(found.map(({ scope }) => scope.replace(/^\w+:\S+ /, ''))).toEqual([
    'POST /admin/invoices/:id/reject',
    'POST /admin/winners/:id/tax',
    'PATCH /profile',
  ]);
});

it('reads of others no more than what staff were answered', async () => {
  const plan = await database.db.$transaction(async (tx) => {
    // A table of a few rows is read at once otherwise.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    const explained = sql`EXPLAIN DELETE FROM idempotency_keys WHERE ${theirs()}`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(explained);
  });
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).not.toContain('Seq Scan');
  const bounds = text.split('\n').filter((line) => line.includes('Index Cond'));
  for (const end of [`user:${id}zzzz`, 'admin:zzzz'])
    expect(bounds.filter((line) => line.includes(`scope < '${end}'`))).toHaveLength(1);
});

it('finds them in the order of any collation', async () => {
  const { rows } = await database.pool.query<{ collates: string }>(
    `SELECT quote_ident(collname) AS collates FROM pg_collation
     WHERE collname IN ('C', 'pg_c_utf8', 'unicode', 'pt-BR-x-icu', 'en_US.utf8')`,
  );
  expect(rows.length).toBeGreaterThan(1);
  const ids = [`${id.slice(0, -1)}0`, `${id.slice(0, -1)}f`];
  const scopes = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    ids.flatMap((one) => [`user:${one} ${method} /profile`, `admin:${one} ${method} /admin/faq`]),
  );
  for (const { collates } of rows)
    for (const from of [`user:${ids[0]}`, `user:${ids[1]}`, 'admin:']) {
      const found = await database.pool.query<{ scope: string }>(
        `SELECT scope FROM unnest($1::text[]) AS scope
         WHERE scope COLLATE ${collates} > $2 AND scope COLLATE ${collates} < $2 || 'zzzz'`,
        [scopes, from],
      );
      expect([collates, found.rows.map(({ scope }) => scope).sort()]).toEqual([
        ...[collates, scopes.filter((scope) => scope.startsWith(from)).sort()],
      ]);
    }
});
