import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { otherKeys, readReferenced, referencedFiles } from './referenced-files.ts';

const database = useTestModels();

it('knows every column that names a stored file', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'text' AND (column_name = 'file_key' OR column_name = 'key')
    ORDER BY 1`);
  const known = [...Object.keys(referencedFiles), ...otherKeys].sort();
  expect(rows.map(({ name }) => name)).toEqual(known);
});

it('names each variant of a picture, and every file once', async () => {
  const { pool, db } = database;
  const size = { width: 9, height: 9 };
  await db.picture.create({ data: { key: 'pictures/a', format: 'avif', widths: [400, 800], ...size } });
  await db.picture.create({ data: { key: 'pictures/b', format: 'svg', widths: [], ...size } });
  const client = await pool.connect();
  const keys = await Array.fromAsync(readReferenced(client), ({ key }) => key);
  client.release();
  expect(keys).toEqual([
    'public/pictures/a-400.avif',
    'public/pictures/a-400.webp',
    'public/pictures/a-800.avif',
    'public/pictures/a-800.webp',
    'public/pictures/b.svg',
  ]);
});
