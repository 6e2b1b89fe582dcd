import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackupPlace } from './BackupPlace.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fio-place-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives a piece as it was written, and breaks where it was changed since it was verified', async () => {
  const place = await openBackupPlace(folder, { region: '', endpoint: null });
  const written = Buffer.alloc(300_000, 'theory');
  const piece = await place.write('files/one', Readable.from([written]));
  expect(await buffer(await place.readWhole(piece))).toEqual(written);
  for (const changed of [Buffer.alloc(300_000, 'number'), written.subarray(1)]) {
    await writeFile(join(folder, 'files/one'), changed);
    await expect(place.readWhole(piece).then(buffer)).rejects.toThrow(
      /files\/one (isn't what was written|has)/,
    );
  }
});
