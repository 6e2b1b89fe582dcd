import { invoiceSource } from '@fio/bff/src/areas/invoices/invoices.source.ts';
import { registrationSource } from '@fio/bff/src/areas/registrations/registrations.source.ts';
import { type AnySource, anySource } from '@fio/bff/src/core/crud/source.ts';
import pg from 'pg';
import { claim, figure, finish } from '../lib/report.ts';
import { RANDOM } from './bulk.ts';
import { measure, statementsOf, timeOf } from './measure.ts';
import { byOffset, byScan, type Obvious } from './obvious.ts';
import { peopleOffer, receiptsOffer } from './offers.ts';
import { writePeople } from './people.ts';
import { type Kind, kindsOf } from './queries.ts';
import { writeReceipts } from './receipts.ts';
import { withFilled } from './server.ts';
import { Watch } from './Watch.ts';

/** Ten million unless fewer are asked for, to try something out. */
const ROWS = Number(process.argv[2] ?? 10_000_000);

/** In milliseconds, at p99. */
const MOST = 10;

interface List {
  readonly name: string;
  readonly source: AnySource;
  readonly kinds: (client: pg.Client) => Promise<Kind[]>;
  readonly obvious: Obvious;
  /** What both ways search for. */
  readonly word: string;
}

const lists: readonly List[] = [
  {
    name: 'registrations',
    source: anySource(registrationSource),
    kinds: async (client) => kindsOf(await peopleOffer(client)),
    obvious: {
      table: 'registrations',
      searched: `name || ' ' || last_name || ' ' || email || ' ' || phone`,
    },
    word: 'Quitéria',
  },
  {
    name: 'invoices',
    source: anySource(invoiceSource),
    kinds: async (client) => kindsOf(await receiptsOffer(client)),
    obvious: {
      table: 'invoices',
      searched: `coalesce(access_key, '') || ' ' || coalesce(number, '') || ' ' || coalesce(cnpj, '')`,
    },
    word: '004711000',
  },
];

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

type Statements = Parameters<typeof timeOf>[1];
/** The second of three. */
async function thrice(watch: Watch, statements: Statements): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push((await timeOf(watch, statements)).milliseconds);
  return times.sort((a, b) => a - b)[1] ?? Number.NaN;
}

async function compare(watch: Watch, { name, source, obvious, word }: List): Promise<void> {
  const { rows } = await watch.client.query<{ id: string }>(
    `SELECT id FROM ${obvious.table} ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1`,
    [Math.floor(ROWS / 2) - 1],
  );
  const inTheMiddle = { page: 2, sort: '-createdAt', f: {}, after: rows[0]?.id };
  const offset = await thrice(watch, byOffset(obvious, ROWS));
  const keyed = await thrice(watch, statementsOf(source, inTheMiddle).slice(0, 1));
  claim(
    `${name}: the page in the middle ${figure(offset / keyed, 0)}× as fast as by OFFSET (≥ 100×: ${figure(offset, 0)} and ${figure(keyed, 2)} ms)`,
    offset / keyed >= 100,
  );
  const scan = await thrice(watch, byScan(obvious, word));
  const found = await thrice(watch, statementsOf(source, { page: 1, sort: '-createdAt', q: word, f: {} }));
  claim(
    `${name}: '${word}' found ${figure(scan / found, 0)}× as fast as by ILIKE (≥ 100×: ${figure(scan, 0)} and ${figure(found, 2)} ms)`,
    scan / found >= 100,
  );
}

async function report(watch: Watch, list: List): Promise<void> {
  console.log(`\n${list.name}, ${figure(ROWS, 0)} rows`);
  const slow: string[] = [];
  for (const kind of await list.kinds(watch.client)) {
    const { name, p50, p99, slowest, indexes } = await measure(watch, list.source, kind);
    console.log(
      `${name.padEnd(32)} p50 ${figure(p50, 2)} ms, p99 ${figure(p99, 2)} ms   ${indexes.join(' ')}`,
    );
    if (p99 < MOST) continue;
    slow.push(name);
    console.log(`  the slowest: ${JSON.stringify(slowest)}`);
  }
  claim(
    `${list.name}: page and count of every query offered below 10 ms at p99${slow.length ? `, but ${slow.join(', ')}` : ''}`,
    slow.length === 0,
  );
  await compare(watch, list);
}

const fill = (url: string) =>
  connected(url, async (client) => {
    await client.query(RANDOM);
    await writePeople(client, ROWS);
    await writeReceipts(client, ROWS, ROWS);
  });

await withFilled(fill, (url) =>
  connected(url, async (client) => {
    const watch = await Watch.on(client);
    for (const list of lists) await report(watch, list);
  }),
);
finish();
