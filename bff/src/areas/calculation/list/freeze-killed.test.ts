import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rootOf, toHex, type ListCommitment } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createOverDraw } from '../../../../test/draws.ts';
import { isNight } from '../../../../test/night.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { closeList } from './close-list.ts';
import { readList } from './read-list.ts';
import { SEALED_FORMAT } from './list-tag.ts';
import { ListWriter } from './ListWriter.ts';
import { treeOfParts } from './ListTrees.ts';
import { places } from '../../../core/secrets/places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
});
afterAll(() => app.close());

const PROCESS = new URL('../../../../test/freeze-process.ts', import.meta.url).pathname;
const FILE_LIMIT = 4_000;
/** Each within a part of its own; at night each within each. */
const SOME = ['begin 1', 'file 2', 'part 3'];
const CHECKPOINTS = isNight
  ? [...[1, 2, 3].flatMap((part) => [`begin ${part}`, `file ${part}`, `part ${part}`]), 'commit']
  : [...SOME, 'commit'];

/** A process that freezes up to a checkpoint, or to the end; how it ended. */
async function freezeTo(checkpoint: string): Promise<unknown> {
  const { databaseUrl, secrets } = app.config;
  const args = [
    databaseUrl,
    join(app.config.dataDir, 'private'),
    secrets.seedKeys.current.secret.toString('hex'),
  ];
  const child = spawn(process.execPath, [PROCESS, ...args, String(FILE_LIMIT), checkpoint], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
}

/** What a run that nobody disturbs writes, without writing it. */
async function undisturbed(drawId: string, secret: Buffer) {
  const parts: { sha256: string; blocks: Buffer }[] = [];
  const writer = new ListWriter({
    part: 1,
    orderDigits: 5,
    limit: FILE_LIMIT,
    store: async ({ file, blocks }) => void parts.push({ sha256: toHex(sha256(file)), blocks }),
  });
  const client = await app.services.pool.connect();
  await client.query('BEGIN');
  const all = { drawId, format: SEALED_FORMAT, after: -1 };
  await readList(client, secret, all, (row) => writer.take(row));
  await writer.finish();
  await client.query('COMMIT');
  client.release();
  const { tree } = await treeOfParts(parts.map(({ blocks }) => blocks));
  return { files: parts.map((part) => part.sha256), root: toHex(rootOf(tree)) };
}

it('killed at every checkpoint in turn, it ends with the hashes of an undisturbed run', async () => {
  const { draw } = await createOverDraw(app.services, { people: 10, each: 35 });
  const { db, vaults } = app.services;
  await db.$transaction((tx) => closeList(app.services, tx, draw.id, new Date()));
  const { listSecret } = await db.draw.findUniqueOrThrow({ where: { id: draw.id } });
  const right = await undisturbed(
    draw.id,
    vaults.seeds.open(listSecret ?? new Uint8Array(0), places.drawList(draw.id)),
  );
  expect(right.files).toHaveLength(3);
  for (const checkpoint of CHECKPOINTS) {
    expect([checkpoint, await freezeTo(checkpoint)]).toEqual([checkpoint, 'SIGKILL']);
    expect((await db.draw.findUniqueOrThrow({ where: { id: draw.id } })).state).toBe('scheduled');
  }
  expect(await freezeTo('')).toBe(0);
  const { state, commitment } = await db.draw.findUniqueOrThrow({ where: { id: draw.id } });
  const { files, root } = commitment as unknown as ListCommitment;
  expect([state, root]).toEqual(['frozen', right.root]);
  expect(files.map((file) => file.sha256)).toEqual(right.files);
  const stored = await db.drawListPart.findMany({ where: { drawId: draw.id }, orderBy: { part: 'asc' } });
  for (const { fileKey, sha256: hash } of stored) {
    const file = await app.services.storage.privateFiles.read(fileKey);
    expect(toHex(sha256(file ?? Buffer.alloc(0)))).toBe(toHex(hash));
  }
}, 300_000);
