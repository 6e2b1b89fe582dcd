import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { sealedColumns } from './sealed-columns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('every column with sealed bytes is known, so that keys that turn reach it', async () => {
  const { rows } = await app.services.pool.query<{ name: string }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea'
      AND column_name ~ '(encrypted|secret|sealed)' ORDER BY 1`);
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`).sort();
  expect(rows.map(({ name }) => name)).toEqual(known);
});
