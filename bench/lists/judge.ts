import type { AnySource } from '@fio/bff/src/core/crud/source.ts';
import pg from 'pg';
import { claim, figure } from '../lib/report.ts';
import { measure, statementsOf, timeOf } from './measure.ts';
import { byOffset, byScan, type Obvious } from './obvious.ts';
import type { Kind } from './queries.ts';
import { Watch } from './Watch.ts';

/** In milliseconds, at p99. */
const MOST = 10;

export interface List {
  readonly name: string;
  readonly source: AnySource;
  readonly kinds: (client: pg.Client) => Promise<Kind[]>;
  readonly obvious: Obvious;
  /** What both ways search for. */
  readonly word: string;
}

type Statements = Parameters<typeof timeOf>[1];
/** The second of three. */
async function thrice(watch: Watch, statements: Statements): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push((await timeOf(watch, statements)).milliseconds);
  return times.sort((a, b) => a - b)[1] ?? Number.NaN;
}

async function compare(watch: Watch, { name, source, obvious, word }: List, count: number): Promise<void> {
  const { rows } = await watch.client.query<{ id: string }>(
    `SELECT id FROM ${obvious.table} ORDER BY ${obvious.time} DESC, id DESC OFFSET $1 LIMIT 1`,
    [Math.floor(count / 2) - 1],
  );
  const inTheMiddle = { page: 2, f: {}, after: rows[0]?.id };
  const offset = await thrice(watch, byOffset(obvious, count));
  const keyed = await thrice(watch, statementsOf(source, inTheMiddle).slice(0, 1));
  claim(
    `${name}: the page in the middle ${figure(offset / keyed, 0)}× as fast as by OFFSET (≥ 100×: ${figure(offset, 0)} and ${figure(keyed, 2)} ms)`,
    offset / keyed >= 100,
  );
  const scan = await thrice(watch, byScan(obvious, word));
  const found = await thrice(watch, statementsOf(source, { page: 1, q: word, f: {} }));
  claim(
    `${name}: '${word}' found ${figure(scan / found, 0)}× as fast as by ILIKE (≥ 100×: ${figure(scan, 0)} and ${figure(found, 2)} ms)`,
    scan / found >= 100,
  );
}

/** Asks for all that the list of `count` rows offers, and for the same by the obvious way. */
export async function judge(watch: Watch, list: List, count: number): Promise<void> {
  console.log(`\n${list.name}, ${figure(count, 0)} rows`);
  const slow: string[] = [];
  for (const kind of await list.kinds(watch.client)) {
    const { name, p50, p99, firstP99, slowest, indexes } = await measure(watch, list.source, kind);
    console.log(
      `${name.padEnd(32)} p50 ${figure(p50, 2)} ms, p99 ${figure(p99, 2)} ms (asked first: ${figure(firstP99, 2)})   ${indexes.join(' ')}`,
    );
    if (p99 < MOST) continue;
    slow.push(name);
    console.log(`  the slowest: ${JSON.stringify(slowest)}`);
  }
  claim(
    `${list.name}: page and count of every query offered below 10 ms at p99${slow.length ? `, but ${slow.join(', ')}` : ''}`,
    slow.length === 0,
  );
  await compare(watch, list, count);
}
