import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { whenChanged } from './fingerprint.ts';

let folder: string;
let runs: number;

const build = (fails = false) =>
  whenChanged(join(folder, 'stamp'), [join(folder, 'src')], [join(folder, 'out')], async () => {
    runs += 1;
    if (fails) throw new Error('no');
    writeFileSync(join(folder, 'out'), '');
  });

beforeEach(() => {
  folder = temporaryFolder();
  runs = 0;
  mkdirSync(join(folder, 'src', 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'src', 'a.ts'), 'a');
});

it('works once for the same sources', async () => {
  expect(await build()).toBe(true);
  writeFileSync(join(folder, 'src', 'node_modules', 'b.js'), 'b');
  expect(await build()).toBe(false);
  expect(runs).toBe(1);
});

it('works again when a source changed, came or went, and when what it made is gone', async () => {
  await build();
  writeFileSync(join(folder, 'src', 'a.ts'), 'ab');
  expect(await build()).toBe(true);
  writeFileSync(join(folder, 'src', 'c.ts'), 'c');
  expect(await build()).toBe(true);
  rmSync(join(folder, 'src', 'c.ts'));
  expect(await build()).toBe(true);
  rmSync(join(folder, 'out'));
  expect(await build()).toBe(true);
});

it('works again after a failure', async () => {
  await expect(build(true)).rejects.toThrow('no');
  expect(await build()).toBe(true);
});
