import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBucket, type TestBucket } from '../../../test/bucket.ts';
import { openStorages } from './open-storages.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await createTestBucket();
});
afterAll(() => bucket.close());

/** A folder's name is before, between and behind those of files. */
const KEYS = [
  'private/a-b.pdf',
  'private/a/b.pdf',
  'private/a/c/d.pdf',
  'private/a0.pdf',
  'private/b/e.pdf',
  'public/a.svg',
];

it.each(['folders', 'a bucket'])('lists the files of %s in the order of their bytes', async (where) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fio-walk-'));
  const storages = openStorages({ dataDir, bucket: where === 'a bucket' ? bucket.place : null });
  for (const key of KEYS.toReversed()) {
    const [, storage = '', own = ''] = /^(\w+)\/(.*)$/.exec(key) ?? [];
    await storages[storage === 'public' ? 'publicFiles' : 'privateFiles'].write(own, key);
  }
  expect(await Array.fromAsync(storages.all.list(), ({ key }) => key)).toEqual(KEYS);
  await storages.close();
});

it('leaves out what isn’t finished and what each server makes itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fio-walk-'));
  mkdirSync(join(dataDir, 'mf/x/1'), { recursive: true });
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  for (const name of ['mf/x/1/a.js', 'mf/x/1/a.js.br', 'mf/x/1/a.js.gz', 'files/big.csv.draft'])
    writeFileSync(join(dataDir, name), 'x');
  const { all } = openStorages({ dataDir, bucket: null });
  expect(await Array.fromAsync(all.list(), ({ key }) => key)).toEqual(['builds/x/1/a.js']);
});
