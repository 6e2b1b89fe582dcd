import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inSnapshot } from '@fio/bff/src/core/database/in-snapshot.ts';
import { PostgresNumberList } from '@fio/bff/src/areas/calculation/PostgresNumberList.ts';
import { calculate, calculationText, type DrawDefinition, type NumberList } from '@fio/domain';
import pg from 'pg';
import { allNumbers } from './all-numbers.ts';
import { definition, extractionOf, LOTTERY_DATE, variants } from './definition.ts';

/** What one process found out: `node calculate.ts {ours|all} {database} {draw} {series} {rounds}`. */
export interface Findings {
  /** Of the best round, and by how much the process grew at its highest, in MB. */
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly winners: number;
  readonly skipped: number;
  /** SHA-256 of the calculation by each approximation. */
  readonly hashes: readonly string[];
}

const [way, url, drawId = '', series, rounds] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 1 });
const by = { drawId, lotteryDate: LOTTERY_DATE, minimumAge: 18, listFormat: 2 };
const resident = (which: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

const find = (draw: DrawDefinition, target: number, list: NumberList) =>
  calculate(draw, extractionOf(target), list);
const fromDatabase = (draw: DrawDefinition, target: number) =>
  inSnapshot(pool, (ask) => find(draw, target, new PostgresNumberList(ask, by)));
const fromMemory = async (draw: DrawDefinition, target: number) =>
  find(draw, target, await allNumbers(pool, by));
const ofList = way === 'ours' ? fromDatabase : fromMemory;

await pool.query('SELECT 1');
const count = Number(series);
let milliseconds = Infinity;
// From here on the highest is counted anew.
writeFileSync('/proc/self/clear_refs', '5');
const before = resident('VmRSS');
for (let round = 0; round < Number(rounds); round += 1) {
  const start = performance.now();
  await ofList(definition(count), (round * 7) % count);
  milliseconds = Math.min(milliseconds, performance.now() - start);
}
const megabytes = resident('VmHWM') - before;

const loaded = way === 'ours' ? null : await allNumbers(pool, by);
const results = await Promise.all(
  variants(count).map((draw) => (loaded ? find(draw, 0, loaded) : fromDatabase(draw, 0))),
);
await pool.end();
const [first] = results;
const findings: Findings = {
  milliseconds,
  megabytes,
  winners: first?.awards.length ?? 0,
  skipped: first?.walk.filter(({ kind }) => kind === 'skipped').length ?? 0,
  hashes: results.map((result) => createHash('sha256').update(calculationText(result)).digest('hex')),
};
console.log(JSON.stringify(findings));
