import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { RANDOM } from '../lists/bulk.ts';
import { writePeople } from '../lists/people.ts';
import { run } from './run.ts';
import { unboundCpf } from '../lib/unbound-cpf.ts';
import type { Task } from './setting.ts';
import { sheetsOf } from './sheets.ts';

/** Exports of a tenth of these registrations, and of all of them, beside a plain COPY TO and Prisma in pages. */
const ROWS = Number(process.argv[2] ?? 10_000_000);
const TURNS = 3;
/** All that a sheet may have; with fewer rows as many fewer. */
const SHEET = Math.round((1_048_576 * ROWS) / 10_000_000);

const LEAST_OF_PLAIN = 0.6;
const LEAST_OF_PRISMA = 4;
const MOST_GROWTH = 64;
const MOST_DIFFERENCE = 0.1;
const MOST_WAIT = 1_000;

/** They came evenly over ninety days: so many of them. */
const lastDay = (days: number) =>
  new Date(Date.UTC(2026, 7, 22) + days * 86_400_000).toISOString().slice(0, 10);

interface Paced {
  readonly seconds: number;
  readonly rows: number;
}
interface Written extends Paced {
  readonly bytes: number;
  readonly peak: number;
  readonly growth: number;
}

const secret = randomBytes(32).toString('hex');
const database = await startDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fio-bench-export-'));
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under it; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();
const task = (format: Task['format'], days: number): Task => ({
  url: database.url,
  folder,
  secret,
  format,
  to: lastDay(days),
  ...(SHEET < 1_048_576 && { sheetRows: SHEET }),
});
const alike = (one: number, other: number) => Math.abs(one - other) <= MOST_DIFFERENCE * Math.max(one, other);
const pace = ({ rows, seconds }: Paced) => rows / seconds;

/** The fastest of each, in turns, so that other work on the machine slows both. */
async function speed(): Promise<Written> {
  const tenth = task('csv', 9);
  const best = { plain: Infinity, ours: Infinity };
  let written: Written | undefined;
  for (let turn = 0; turn < TURNS; turn += 1) {
    best.plain = Math.min(best.plain, (await run<{ seconds: number }>('plain', tenth)).seconds);
    written = await run<Written>('write', tenth);
    best.ours = Math.min(best.ours, written.seconds);
  }
  if (written === undefined) throw new Error('Nothing was written.');
  const { rows } = written;
  console.log(`${figure(rows, 0)} rows as CSV: ours ${figure(best.ours)} s, plain ${figure(best.plain)} s`);
  const prisma = pace(await run<Paced>('obvious', tenth));
  const [ofPlain, ofPrisma] = [best.plain / best.ours, rows / best.ours / prisma];
  claim(
    `CSV at ${figure(ofPlain, 2)}× a plain COPY TO, at least ${LEAST_OF_PLAIN}×`,
    ofPlain >= LEAST_OF_PLAIN,
  );
  claim(
    `CSV at ${figure(ofPrisma)}× Prisma in pages, at least ${LEAST_OF_PRISMA}×`,
    ofPrisma >= LEAST_OF_PRISMA,
  );
  return written;
}

function constant(what: string, few: Written, many: Written): void {
  claim(
    `${what}: ${figure(few.peak)} MB at the most for ${figure(few.rows, 0)} rows, ${figure(many.peak)} MB for ${figure(many.rows, 0)}, the same ± 10 %`,
    alike(few.peak, many.peak),
  );
}

function bounded(few: Written, many: Written): void {
  claim(
    `CSV: ${figure(few.growth)} and ${figure(many.growth)} MB of it more than at the start, below ${MOST_GROWTH} MB`,
    Math.max(few.growth, many.growth) < MOST_GROWTH,
  );
}

async function workbook(): Promise<void> {
  const few = await run<Written>('write', task('xlsx', 3));
  const many = await run<Written>('write', task('xlsx', 10));
  console.log(
    `${figure(many.rows, 0)} rows as XLSX: ${figure(many.seconds)} s, ${figure(many.bytes / 1e6)} MB`,
  );
  constant('XLSX', few, many);
  const [sheets, needed] = [await sheetsOf(task('xlsx', 10)), Math.ceil(many.rows / (SHEET - 1))];
  claim(`XLSX: ${sheets} sheets of ${figure(SHEET, 0)} rows at most`, sheets === needed && needed > 1);
}

try {
  console.log(`${figure(ROWS, 0)} registrations …`);
  await client.query(RANDOM);
  await writePeople(client, ROWS, unboundCpf(Buffer.from(secret, 'hex'), '52998224725'));
  const tenth = await speed();
  const all = await run<Written>('write', task('csv', 90));
  constant('CSV', tenth, all);
  bounded(tenth, all);
  await workbook();
  for (const format of ['csv', 'xlsx'] as const) {
    const { longest, cancelled, left } = await run<{ longest: number; cancelled: number; left: number }>(
      'cancel',
      task(format, 90),
    );
    claim(
      `${format}: ${cancelled} cancelled, over within ${figure(longest, 0)} ms, ${left} files left`,
      cancelled > 0 && longest < MOST_WAIT && left === 0,
    );
  }
} finally {
  await client.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
