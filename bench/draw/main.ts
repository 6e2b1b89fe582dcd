import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import type { Findings } from './calculate.ts';
import { WINNERS } from './definition.ts';
import { fill, GIVEN_OF_SERIES } from './fill.ts';

/** A calculation that asks the database where it looks, beside one that loads all numbers, each in processes of its own. */
const MANY = Number(process.argv[2] ?? 10_000_000);
const FEW = Math.max(MANY / 10, GIVEN_OF_SERIES);
const OURS_ROUNDS = 20;
const TURNS = 2;
const run = promisify(execFile);
const CALCULATE = new URL('calculate.ts', import.meta.url).pathname;
const seriesOf = (numbers: number) => numbers / GIVEN_OF_SERIES;

const database = await startDatabase();
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under it; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();
const pool = new pg.Pool({ connectionString: database.url, max: 1 });
pool.on('error', () => undefined);

async function measured(way: 'ours' | 'all', draw: string, numbers: number): Promise<Findings> {
  const rounds = way === 'ours' ? OURS_ROUNDS : 1;
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=12000', CALCULATE, way, database.url, draw, `${seriesOf(numbers)}`, `${rounds}`],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  const findings = JSON.parse(stdout) as Findings;
  const { milliseconds, megabytes } = findings;
  console.log(`${way} of ${figure(numbers, 0)}: ${figure(milliseconds)} ms, ${figure(megabytes)} MB`);
  return findings;
}

const best = (all: readonly Findings[], what: 'milliseconds' | 'megabytes') =>
  Math.min(...all.map((one) => one[what]));
const atMost = (text: string, factor: number, most: number) =>
  claim(`${text}: ${figure(factor, 2)} times <= ${most}`, factor <= most);
const atLeast = (text: string, factor: number, least: number) =>
  claim(`${text}: ${figure(factor)} times >= ${least}`, factor >= least);

try {
  const [many = '', few = ''] = await fill(
    { client, pool },
    [MANY, FEW].map((count) => ({ count, series: seriesOf(count) })),
  );
  const ours: Findings[] = [];
  const all: Findings[] = [];
  const ofFew: Findings[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await measured('ours', many, MANY));
    ofFew.push(await measured('ours', few, FEW));
    all.push(await measured('all', many, MANY));
  }
  const found = [...ours, ...all];
  const isWhole = [...found, ...ofFew].every(
    ({ winners, skipped }) => winners === WINNERS && skipped === WINNERS,
  );
  claim(`${WINNERS} winners and ${WINNERS} passed over in each`, isWhole);
  claim(
    'the same bytes by every approximation',
    new Set(found.map(({ hashes }) => hashes.join())).size === 1,
  );
  atLeast('faster than with all numbers loaded', best(all, 'milliseconds') / best(ours, 'milliseconds'), 20);
  atLeast('less memory', best(all, 'megabytes') / best(ours, 'megabytes'), 20);
  atMost('time of ten times the numbers', best(ours, 'milliseconds') / best(ofFew, 'milliseconds'), 1.5);
  atMost('memory of ten times the numbers', best(ours, 'megabytes') / best(ofFew, 'megabytes'), 1.5);
} finally {
  await pool.end();
  await client.end();
  await database.stop();
}
finish();
