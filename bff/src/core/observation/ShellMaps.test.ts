import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { BuildMaps } from '../remotes/BuildMaps.ts';
import { FileStorage } from '../storage/FileStorage.ts';
import { FolderDriver } from '../storage/FolderDriver.ts';
import { resolveFrames } from './resolve-frames.ts';
import { ShellMaps } from './ShellMaps.ts';

const MAP = {
  version: 3,
  file: 'a',
  names: ['openDialog'],
  mappings: 'AAAA,aAIEA',
  sources: ['shell/src/a.ts'],
};
const SCRIPT = 'shell.0123456789ab.js';
const frame = { filename: `https://fio.example/assets/${SCRIPT}`, function: 't', lineno: 1, colno: 14 };
const event = { exception: { values: [{ type: 'TypeError', stacktrace: { frames: [frame] } }] } };

let folder: string;
let written: string[];
let maps: BuildMaps;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fio-shell-'));
  written = [];
  maps = new BuildMaps(new FileStorage(new FolderDriver(join(folder, 'private'), { isPrivate: true })));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function start(): Promise<void> {
  const log = createLog('warn', 'test', { write: (line) => void written.push(line) });
  const shell = new ShellMaps(join(folder, 'assets'), { log, maps });
  shell.start();
  await shell.stop();
}
async function build(name: string): Promise<void> {
  await rm(join(folder, 'assets-maps'), { recursive: true, force: true });
  await mkdir(join(folder, 'assets-maps'));
  await writeFile(join(folder, 'assets-maps', `${name}.map`), JSON.stringify(MAP));
}

it('resolves the places of the shell that runs, and of the one before it', async () => {
  await build(SCRIPT);
  await start();
  await build('shell.ba9876543210.js');
  await start();
  const found = { abs_path: 'shell/src/a.ts', lineno: 5, colno: 3, function: 'openDialog' };
  expect(await resolveFrames(event, maps)).toMatchObject({
    exception: { values: [{ stacktrace: { frames: [found] } }] },
  });
  expect(written).toEqual([]);
});

it('leaves places as they came, and says so, where a shell has no maps', async () => {
  await start();
  expect(await resolveFrames(event, maps)).toEqual(event);
  expect(written.join()).toContain('could not be kept');
});
