import { LOG_KINDS, type LOGGED_AREAS, type logDetail, type LogKind, type logRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { LogEntry, Prisma } from '../../generated/prisma/client.ts';

type Row = z.input<typeof logRow>;
type Area = (typeof LOGGED_AREAS)[number];
type Db = RequestContext['db'];

/** Whose records a kind is about. */
const AREAS: Partial<Record<LogKind, Area>> = {
  vote: 'polls',
  vote_change: 'polls',
  suggestion: 'suggestions',
  invoice: 'invoices',
  ticket: 'draw',
  prize: 'prizes',
};

/** What a page of logs needs of the records they are about. */
export interface Loaded extends LogEntry {
  readonly area: Area | null;
  readonly title: string | null;
  /** null: nobody is known. No name: anonymised. */
  readonly person: { readonly id: string; readonly name: string | null } | null;
}

type Named = { id: string; title: string | null };
const TITLES: Record<Area, (db: Db, where: { id: { in: string[] } }) => PromiseLike<Named[]>> = {
  polls: (db, where) => db.poll.findMany({ where, select: { id: true, title: true } }),
  draw: (db, where) => db.draw.findMany({ where, select: { id: true, title: true } }),
  suggestions: async (db, where) =>
    (await db.suggestion.findMany({ where, select: { id: true, text: true } })).map(({ id, text }) => ({
      id,
      title: text,
    })),
  invoices: async (db, where) =>
    (await db.invoice.findMany({ where, select: { id: true, number: true } })).map(({ id, number }) => ({
      id,
      title: number,
    })),
  prizes: async (db, where) =>
    (await db.prize.findMany({ where, select: { id: true, kind: { select: { title: true } } } })).map(
      ({ id, kind }) => ({ id, title: kind.title }),
    ),
};

const areaOf = ({ kind, recordId }: LogEntry): Area | null => {
  const name = LOG_KINDS[kind];
  return (recordId !== null && name && AREAS[name]) || null;
};

async function titlesOf(db: Db, found: readonly LogEntry[]): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Map<Area, Set<string>>();
  for (const entry of found) {
    const area = areaOf(entry);
    if (area && entry.recordId) ids.set(area, (ids.get(area) ?? new Set()).add(entry.recordId));
  }
  const named = await Promise.all(
    [...ids].map(([area, some]) => TITLES[area](db, { id: { in: [...some] } })),
  );
  return new Map(named.flat().map(({ id, title }) => [id, title]));
}

async function peopleOf(db: Db, found: readonly LogEntry[]) {
  const ids = [...new Set(found.flatMap(({ registrationId }) => registrationId ?? []))];
  const select = { id: true, name: true, lastName: true, anonymisedAt: true };
  const people = await db.registration.findMany({ where: { id: { in: ids } }, select });
  return new Map(
    people.map(({ id, name, lastName, anonymisedAt }) => [id, anonymisedAt ? null : `${name} ${lastName}`]),
  );
}

/** The logs of `ids` that exist, in any order, with who and what they are about. */
export async function loadLogs(db: Db, ids: string[]): Promise<Loaded[]> {
  const found = await db.logEntry.findMany({ where: { id: { in: ids } } });
  const [titles, people] = await Promise.all([titlesOf(db, found), peopleOf(db, found)]);
  return found.map((entry) => ({
    ...entry,
    area: areaOf(entry),
    title: (entry.recordId && titles.get(entry.recordId)) || null,
    person:
      entry.registrationId === null
        ? null
        : { id: entry.registrationId, name: people.get(entry.registrationId) ?? null },
  }));
}

type Detail = Readonly<Record<string, Prisma.JsonValue | undefined>>;
export const detailOf = ({ detail }: LogEntry): Detail =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? detail : {};

/** Of who was anonymised nobody is shown an address any more (docs/decisions/votes.md). */
const isHidden = ({ person }: Loaded) => person !== null && person.name === null;

export function logRowOf(log: Loaded): Row {
  const { id, at, kind, person, area, recordId, title, ip } = log;
  const { purpose, state, count } = detailOf(log);
  return {
    id,
    person,
    at: at.toISOString(),
    kind: LOG_KINDS[kind] as LogKind,
    record: area && recordId ? { area, id: recordId, title } : null,
    // Only record-log.ts and the triggers of the migration write these.
    purpose: (purpose ?? null) as Row['purpose'],
    prizeState: (state ?? null) as Row['prizeState'],
    count: typeof count === 'number' ? count : null,
    ip: isHidden(log) ? null : ip,
  };
}

export async function logDetailOf(db: Db, log: Loaded): Promise<z.input<typeof logDetail>> {
  const { option, staff } = detailOf(log);
  const [answer, by] = await Promise.all([
    typeof option === 'string' ? db.pollOption.findUnique({ where: { id: option } }) : null,
    typeof staff === 'string' ? db.adminUser.findUnique({ where: { id: staff } }) : null,
  ]);
  return {
    ...logRowOf(log),
    userAgent: isHidden(log) ? null : log.userAgent,
    answer: answer?.label ?? null,
    staff: typeof staff === 'string' ? (by?.name ?? '') : null,
  };
}
