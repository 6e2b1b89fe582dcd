import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ListCommitment } from '@fio/domain';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { fillDraw } from './fill.ts';
import { freeze, plain } from './freeze.ts';
import { showNumbers } from './proofs.ts';

/** The freeze of a list beside one ordered COPY of the same rows through sha256sum, in turns; then killed on its way. */
const NUMBERS = Number(process.argv[2] ?? 10_000_000);
const TURNS = 2;
const LEAST = 0.6;
const MOST_MEGABYTES = 300;

const seedKey = randomBytes(32);
const database = await startDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fio-bench-freeze-'));
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under it; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();

interface Frozen {
  readonly hash: string;
  readonly commitment: ListCommitment;
}

async function frozen(): Promise<Frozen> {
  const { rows } = await client.query<Frozen>(
    // All but the moment of the sealing, which is another each time the freeze is taken back and measured again.
    `SELECT encode(sha256((commitment #- '{sealed,at}')::text::bytea), 'hex') AS hash, commitment
     FROM draws WHERE state = 'frozen'`,
  );
  if (!rows[0]) throw new Error('Nothing is frozen.');
  return rows[0];
}

/** As if it had never been frozen: what the product has triggers against. */
const thaw = () =>
  client.query(
    `TRUNCATE draw_list_parts, draw_list_seals;
     UPDATE draws SET state = 'scheduled', list_sealed_at = NULL, frozen_at = NULL, commitment = NULL,
       commitment_hash = NULL`,
  );

/** SHA-256 over the files as they lie there, one after the other without their headings. */
async function linesHash(drawId: string, { files }: ListCommitment): Promise<string> {
  const hash = createHash('sha256');
  for (const { part } of files) {
    const file = await readFile(join(folder, 'draws', drawId, `participants-${part}.csv`));
    hash.update(file.subarray(file.indexOf('\n') + 1));
  }
  return hash.digest('hex');
}

const memory: number[] = [];
const best = { plain: Infinity, ours: Infinity };
try {
  const drawId = await fillDraw(client, NUMBERS, seedKey);
  const hashes = new Set<string>();
  let lines = '';
  for (let turn = 0; turn < TURNS; turn += 1) {
    const copied = await plain(database.url, drawId);
    if (turn > 0) await thaw();
    const ours = await freeze(database.url, folder, seedKey);
    console.log(`COPY | sha256sum ${figure(copied.seconds)} s, freeze ${figure(ours.seconds)} s`);
    best.plain = Math.min(best.plain, copied.seconds);
    best.ours = Math.min(best.ours, ours.seconds);
    memory.push(Number(ours.said) / 1024);
    hashes.add((await frozen()).hash);
    lines = copied.said;
  }
  const { commitment } = await frozen();
  const { count, files } = commitment;
  console.log(`${figure(count, 0)} numbers in ${files.length} files`);
  claim(
    'the files hold the lines of the COPY, byte by byte',
    (await linesHash(drawId, commitment)) === lines,
  );
  const ratio = best.plain / best.ours;
  claim(`freeze: ${figure(ratio, 2)} times COPY | sha256sum >= ${LEAST}`, ratio >= LEAST);
  await thaw();
  for (const { part } of files) {
    const { said } = await freeze(database.url, folder, seedKey, `part ${part}`);
    if (said !== 'SIGKILL') throw new Error(`It was not killed at part ${part}.`);
  }
  memory.push(Number((await freeze(database.url, folder, seedKey)).said) / 1024);
  const resumed = await frozen();
  hashes.add(resumed.hash);
  claim(
    `killed ${files.length} times, once at each checkpoint: the same hashes`,
    hashes.size === 1 && (await linesHash(drawId, resumed.commitment)) === lines,
  );
  await showNumbers(database.url, seedKey, resumed.commitment);
  const most = Math.max(...memory);
  claim(`memory: ${figure(most)} MB < ${MOST_MEGABYTES}`, most < MOST_MEGABYTES);
} finally {
  await client.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
