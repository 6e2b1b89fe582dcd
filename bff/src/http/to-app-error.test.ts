import { endpoint } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { DatabasePath } from '../../test/DatabasePath.ts';
import { area } from '../core/request/routes.ts';
import { toAppError } from './to-app-error.ts';

const contract = {
  model: endpoint({ method: 'GET', path: '/model', access: 'public', summary: 'Asks through Prisma.' }),
  plain: endpoint({ method: 'GET', path: '/plain', access: 'public', summary: 'Asks in SQL.' }),
  change: endpoint({ method: 'GET', path: '/change', access: 'public', summary: 'Asks in a transaction.' }),
};
const routes = area(contract, {
  model: async (_input, { db }) => void (await db.show.count()),
  plain: async (_input, { pool }) => void (await pool.query('SELECT 1')),
  change: (_input, { transaction }) => transaction(async (tx) => void (await tx.show.count())),
});

let app: TestApp;
let database: TestDatabase;
let way: DatabasePath;
beforeAll(async () => {
  database = await createTestDatabase();
  way = await DatabasePath.to(database.url);
  app = await createTestApp({ routes, env: { DATABASE_URL: way.url } });
});
afterAll(async () => {
  await app.close();
  way.refuse();
  await database.drop();
});

const statuses = () =>
  Promise.all(
    ['/api/model', '/api/plain', '/api/change', '/readyz', '/healthz'].map(async (path) => {
      const response = await app.fetch(path);
      await response.text();
      return response.status;
    }),
  );

it('answers 503 while the database is out of reach, and serves again once it is back', async () => {
  expect(await statuses()).toEqual([204, 204, 204, 200, 200]);
  way.refuse();
  expect(await statuses()).toEqual([503, 503, 503, 503, 200]);
  way.restore();
  await expect.poll(statuses).toEqual([204, 204, 204, 200, 200]);
});

it.each([
  [new Error('Transaction already closed'), 'INTERNAL'],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), 'INTERNAL'],
  [{ cause: { cause: { code: 'ECONNREFUSED' } } }, 'UNAVAILABLE'],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), 'UNAVAILABLE'],
  [new Error('timeout expired'), 'UNAVAILABLE'],
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'UNAVAILABLE'],
  [Object.assign(new Error('write conflict'), { code: 'P2034' }), 'UNAVAILABLE'],
  [{ meta: { driverAdapterError: { cause: { kind: 'TransactionWriteConflict' } } } }, 'UNAVAILABLE'],
  [Object.assign(new Error('i/o error'), { code: 'EIO' }), 'UNAVAILABLE'],
  [Object.assign(new Error('no folder'), { code: 'ENOTDIR', path: '/data/files/a' }), 'UNAVAILABLE'],
  [Object.assign(new Error('no'), { status: 400 }), 'NOT_FOUND'],
  ['a string', 'INTERNAL'],
  [undefined, 'INTERNAL'],
])('reads %s as %s', (error, code) => {
  expect(toAppError(error).code).toBe(code);
});
