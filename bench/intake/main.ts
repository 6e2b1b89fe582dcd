import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { startServer } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { writePeople } from '../votes/people.ts';
import { another, somePhoto } from './photo.ts';
import { atOnce, inPieces, type Send } from './send.ts';

/** Invoices with a photo each: how many a second, and how much memory the server takes for it. */
const AT_ONCE = 48;
const EACH = 120;
const PEOPLE = 480;

const photo = await somePhoto();
const database = await startDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fio-intake-'));
const client = new pg.Client({ connectionString: database.url });
client.on('error', () => undefined);
await client.connect();
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  TRUST_PROXY: 'loopback',
};

interface Round {
  readonly perSecond: number;
  /** Most of it at any moment. */
  readonly megabytes: number;
}
let person = 0;

/** EACH invoices from AT_ONCE visitors at a time, each by another one. */
async function round(file: URL, send: Send): Promise<Round> {
  const server = await startServer(file, env);
  const startedAt = performance.now();
  let left = EACH;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      person += 1;
      await send(server.port, person % PEOPLE, another(photo));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    const seconds = (performance.now() - startedAt) / 1000;
    return { perSecond: EACH / seconds, megabytes: server.peakMemory() };
  } finally {
    await server.stop();
  }
}

try {
  await writePeople(database.url, PEOPLE);
  const obvious = await round(new URL('./obvious.ts', import.meta.url), atOnce);
  const ours = await round(new URL('../../bff/src/server.ts', import.meta.url), inPieces);
  const size = figure(photo.length / 1024 / 1024);
  console.log(`A photo of ${size} MB each, ${AT_ONCE} visitors at a time:`);
  for (const [name, { perSecond, megabytes }] of [
    ['in memory, all at once', obvious],
    ['in pieces, one at work', ours],
  ] as const)
    console.log(`${name}: ${figure(perSecond)} invoices/s, at most ${figure(megabytes, 0)} MB`);
  const { rows } = await client.query<{ n: number }>(
    "SELECT count(*)::integer AS n FROM invoices WHERE state = 'pending' AND file_key IS NOT NULL",
  );
  claim(`all ${EACH} invoices wait for a person`, rows[0]?.n === EACH);
  claim(`memory of the BFF ${figure(ours.megabytes, 0)} MB < 400 MB`, ours.megabytes < 400);
  const ratio = ours.perSecond / obvious.perSecond;
  claim(`${figure(ratio, 2)}× the invoices of the obvious way (at least 0.8×)`, ratio >= 0.8);
  const memory = ours.megabytes / obvious.megabytes;
  console.log(`${figure(memory, 2)}× its memory`);
} finally {
  await client.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
