import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStorage } from './FileStorage.ts';

let storage: FileStorage;
beforeAll(async () => {
  storage = new FileStorage(await mkdtemp(join(tmpdir(), 'fio-files-')));
});
afterAll(() => rm(storage.root, { recursive: true }));

describe('the file storage', () => {
  it('leaves the whole file and nothing beside it', async () => {
    await Promise.all([storage.write('demo/a-1.svg', '<svg/>'), storage.write('demo/a-1.svg', '<svg/>')]);
    expect(await readFile(join(storage.root, 'demo/a-1.svg'), 'utf8')).toBe('<svg/>');
    expect(await readdir(join(storage.root, 'demo'))).toEqual(['a-1.svg']);
  });

  it.each(['../a.svg', '/a.svg', 'a/../b.svg', 'a.exe', 'A.svg', 'a', '.svg', 'a//b.svg'])(
    'refuses %s',
    async (key) => {
      await expect(storage.write(key, '')).rejects.toThrow('Not a storage key');
    },
  );
});
