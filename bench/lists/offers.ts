import { adminInvoices, adminRegistrations } from '@fio/contracts';
import { byPlace } from '@fio/bff/src/areas/registrations/by-place.ts';
import type { ListQuery } from '@fio/bff/src/core/crud/source.ts';
import type { Client } from 'pg';
import { type Offer, one, type Roll } from './queries.ts';

const DAY = 86_400_000;
/** Up to twelve days earlier or later. */
const days = (day: string, roll: Roll, sign: 1 | -1) =>
  new Date(Date.parse(day) + sign * Math.floor(roll() * 12) * DAY).toISOString().slice(0, 10);
export const earlier = (day: string | null, roll: Roll) => day && days(day, roll, -1);
export const later = (day: string | null, roll: Roll) => day && days(day, roll, 1);
const yesNo = (is: boolean) => (is ? 'yes' : 'no');
/** As much of a text as is typed at first, half of the time. */
export const prefixOf = (text: string, roll: Roll) =>
  roll() < 0.5 ? text : text.slice(0, 2 + Math.floor(roll() * (text.length - 2)));

type Parsed = { success: true; data: unknown } | { success: false };
export const parseBy = (schema: { safeParse: (query: object) => Parsed }) => (query: object) => {
  const parsed = schema.safeParse(query);
  return parsed.success ? (parsed.data as ListQuery) : null;
};

/** Rows from all over the table, and a few of each facet, however rare. */
async function sample<Row>(client: Client, columns: string, table: string): Promise<Row[]> {
  const { rows } = await client.query(
    `(SELECT ${columns} FROM ${table} TABLESAMPLE SYSTEM (1) WHERE random() < 0.05 LIMIT 3000)
     UNION ALL SELECT few.* FROM generate_series(0, 149) AS f(facet)
     CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} WHERE facet = f.facet ORDER BY created_at LIMIT 20) AS few`,
  );
  return rows as Row[];
}

const parsePeople = parseBy(adminRegistrations.list.query);

export interface Person {
  id: string;
  name: string;
  last: string;
  email: string;
  phone: string;
  uf: string;
  city: string;
  years: number;
  state: string;
  verified: boolean;
  marketing: boolean;
  invoices: boolean;
  prizes: boolean;
  day: string;
}
export const PERSON = `id, name, last_name AS last, email, phone, state AS uf, city, marketing,
  date_part('year', age((now() AT TIME ZONE 'America/Sao_Paulo')::date, birth_date))::integer AS years,
  registration_state(email_verified_at, disabled_at, blocked_at, anonymised_at) AS state,
  email_verified_at IS NOT NULL AS verified, has_invoice AS invoices, has_prize AS prizes,
  (created_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day`;

/** What is typed to find somebody. */
export const people = (rows: readonly Person[]): Offer<Person>['searches'] => ({
  'first name': (roll) => prefixOf(one(rows, roll).name, roll),
  'last name': (roll) => prefixOf(one(rows, roll).last, roll),
  'both names': (roll) => {
    const { name, last } = one(rows, roll);
    return `${name} ${prefixOf(last, roll)}`;
  },
  'e-mail': (roll) => prefixOf(one(rows, roll).email, roll),
  phone: (roll) => one(rows, roll).phone.slice(0, 4 + Math.floor(roll() * 8)),
  'no one': (roll) => `zz${Math.floor(roll() * 1e6)}`,
});

export async function peopleOffer(client: Client): Promise<Offer<Person>> {
  const rows = await sample<Person>(client, PERSON, 'registrations');
  return {
    sorts: ['createdAt', 'name', 'age'],
    filters: {
      state: ({ state }) => state,
      uf: ({ uf }) => uf,
      city: ({ city }) => city,
      ageFrom: ({ years }, roll) => String(Math.max(0, years - Math.floor(roll() * 20))),
      ageTo: ({ years }, roll) => String(years + Math.floor(roll() * 20)),
      verified: ({ verified }) => yesNo(verified),
      marketing: ({ marketing }) => yesNo(marketing),
      invoices: ({ invoices }) => yesNo(invoices),
      prizes: ({ prizes }) => yesNo(prizes),
      from: ({ day }, roll) => earlier(day, roll),
      to: ({ day }, roll) => later(day, roll),
    },
    searches: { ...people(rows), id: (roll) => one(rows, roll).id },
    rows,
    parse: (query) => {
      const parsed = parsePeople(query);
      return parsed && byPlace(parsed);
    },
  };
}

interface Receipt {
  id: string;
  key: string | null;
  cnpj: string | null;
  number: string | null;
  state: string;
  origin: string;
  reason: string | null;
  day: string;
  bought: string | null;
}
const RECEIPT = `id, access_key AS key, cnpj, number, state, origin, reason, purchased_on::text AS bought,
  (created_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day`;

export async function receiptsOffer(client: Client): Promise<Offer<Receipt>> {
  const rows = await sample<Receipt>(client, RECEIPT, 'invoices');
  const read = rows.filter(({ key }) => key !== null);
  return {
    sorts: ['createdAt', 'purchasedOn', 'value'],
    filters: {
      state: ({ state }) => state,
      origin: ({ origin }) => origin,
      reason: ({ reason }) => reason,
      cnpj: ({ cnpj }) => cnpj,
      from: ({ day }, roll) => earlier(day, roll),
      to: ({ day }, roll) => later(day, roll),
      boughtFrom: ({ bought }, roll) => earlier(bought, roll),
      boughtTo: ({ bought }, roll) => later(bought, roll),
    },
    searches: {
      key: (roll) => one(read, roll).key ?? '',
      number: (roll) => String(Number(one(read, roll).number)),
      ...people(await sample<Person>(client, PERSON, 'registrations')),
      id: (roll) => one(rows, roll).id,
    },
    rows,
    parse: parseBy(adminInvoices.list.query),
  };
}
