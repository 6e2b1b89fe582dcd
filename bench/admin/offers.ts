import { actions, LOG_KINDS, logs } from '@fio/contracts';
import { byAddress } from '@fio/bff/src/areas/logs/logs.source.ts';
import type { Client } from 'pg';
import { prefixOf, earlier, later, parseBy, people, PERSON, type Person } from '../lists/offers.ts';
import { type Anchor, type Kind, kindsOf, type Offer, one, type Roll } from '../lists/queries.ts';

/** Rows from all over a table. */
async function sample<Row>(client: Client, columns: string, table: string): Promise<Row[]> {
  const { rows } = await client.query(
    `SELECT ${columns} FROM ${table} TABLESAMPLE SYSTEM (2) WHERE random() < 0.05 LIMIT 3000`,
  );
  return rows as Row[];
}

const DAY = `(at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day`;

/** The first page, and the last one as it is turned to. */
async function ends<Row extends Anchor>(
  client: Client,
  table: string,
  { parse }: Offer<Row>,
): Promise<Kind[]> {
  const { rows } = await client.query<Anchor>(
    `SELECT id::text FROM ${table} ORDER BY at, id OFFSET 25 LIMIT 1`,
  );
  const ask = (query: object) => () => parse(query);
  return [
    { name: 'first page', query: ask({}) },
    { name: 'last page', query: ask({ after: rows[0]?.id }) },
  ];
}

/** As much of an address as ends with a dot or a colon. */
const addressPrefixOf = (ip: string, roll: Roll) =>
  ip
    .split(/(?<=[.:])/)
    .slice(0, 1 + Math.floor(roll() * 3))
    .join('');

interface Log extends Anchor {
  /** Its place in LOG_KINDS. */
  kind: number;
  person: string | null;
  ip: string | null;
  day: string;
}

export async function logKinds(client: Client): Promise<Kind[]> {
  const few = `SELECT few.* FROM generate_series(0, 16) AS k(kind) CROSS JOIN LATERAL (
    SELECT id, kind, registration_id, ip, at FROM logs WHERE kind = k.kind ORDER BY id LIMIT 20) AS few`;
  const columns = `id, kind, registration_id AS person, ip, ${DAY}`;
  const { rows: rare } = await client.query(`SELECT ${columns} FROM (${few}) AS rare`);
  const rows = [...(await sample<Log>(client, columns, 'logs')), ...(rare as Log[])];
  const parse = parseBy(logs.list.query);
  const seen = rows.filter(({ ip }) => ip !== null);
  const offer: Offer<Log> = {
    sorts: ['at'],
    filters: {
      kind: ({ kind }) => LOG_KINDS[kind] ?? null,
      registrationId: ({ person }) => person,
      ip: ({ ip }) => ip,
      from: ({ day }, roll) => earlier(day, roll),
      to: ({ day }, roll) => later(day, roll),
    },
    searches: {
      ...people(await sample<Person>(client, PERSON, 'registrations')),
      'whole address': (roll) => one(seen, roll).ip ?? '',
      address: (roll) => addressPrefixOf(one(seen, roll).ip ?? '', roll),
      id: (roll) => one(rows, roll).id,
    },
    rows,
    parse: (query) => {
      const parsed = parse(query);
      return parsed && byAddress(parsed);
    },
  };
  return [...(await ends(client, 'logs', offer)), ...kindsOf(offer)];
}

interface Act extends Anchor {
  resource: string;
  action: string;
  actor: string;
  record: string;
  ip: string;
  summary: string;
  day: string;
}

export async function actionKinds(client: Client): Promise<Kind[]> {
  const columns = `id::text, resource, action, actor_id AS actor, record_id AS record, ip, summary, ${DAY}`;
  const rows = await sample<Act>(client, columns, 'actions');
  const { rows: staff } = await client.query<{ name: string }>('SELECT name FROM admin_users');
  const word = (roll: Roll) => one(one(rows, roll).summary.split(' '), roll);
  const offer: Offer<Act> = {
    sorts: ['at'],
    filters: {
      actorId: ({ actor }) => actor,
      // Half of the time what hardly goes with the others.
      resource: ({ resource }, roll) => (roll() < 0.5 ? resource : one(rows, roll).resource),
      action: ({ action }, roll) => (roll() < 0.5 ? action : one(rows, roll).action),
      recordId: ({ record }) => record,
      from: ({ day }, roll) => earlier(day, roll),
      to: ({ day }, roll) => later(day, roll),
    },
    searches: {
      'a word': word,
      'the beginning of a word': (roll) => prefixOf(`${word(roll)}___`, roll).replace(/_+$/, ''),
      'words that follow': (roll) => one(rows, roll).summary.split(' ').slice(1).join(' '),
      'a whole summary': (roll) => one(rows, roll).summary,
      'who did it': (roll) => prefixOf(one(staff, roll).name, roll),
      'a record': (roll) => one(rows, roll).record,
      address: (roll) => one(rows, roll).ip,
      nothing: (roll) => `zz${Math.floor(roll() * 1e6)}`,
    },
    rows,
    parse: parseBy(actions.list.query),
  };
  return [...(await ends(client, 'actions', offer)), ...kindsOf(offer)];
}
