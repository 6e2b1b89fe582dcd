import { FIND_EACH, FIND_FROM } from '@fio/contracts';
import type { ListQuery } from '@fio/bff/src/core/crud/source.ts';

/** Numbers from 0 to 1, the same ones in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Roll = () => number;
export const one = <T>(of: readonly T[], roll: Roll): T => {
  const found = of[Math.floor(roll() * of.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

/** A record that pages are turned at. */
export interface Anchor {
  readonly id: string;
}

/** A list as its contract offers it. */
export interface Offer<Row extends Anchor> {
  readonly sorts: readonly string[];
  /** A value for each filter as its control would send it, one that leaves `row`; null when none does. */
  readonly filters: Readonly<Record<string, (row: Row, roll: Roll) => string | null>>;
  /** What a person types, by what they look for. */
  readonly searches: Readonly<Record<string, (roll: Roll) => string>>;
  /** From anywhere in the list, and some of every kind. */
  readonly rows: readonly Row[];
  /** The contract's schema: what it refuses the screen doesn't offer. */
  readonly parse: (query: object) => ListQuery | null;
}

/** Queries of one kind. */
export interface Kind {
  readonly name: string;
  /** Null when what was rolled is not offered. */
  readonly query: (roll: Roll) => ListQuery | null;
}

/** Values of filters that leave `row`, of each filter one of its own row when there is none; null when one has none. */
function set<Row extends Anchor>(
  { filters, rows }: Offer<Row>,
  names: readonly string[],
  roll: Roll,
  row: Row | null,
) {
  const entries = names.map((name) => [name, filters[name]?.(row ?? one(rows, roll), roll) ?? null] as const);
  return entries.some(([, value]) => value === null) ? null : Object.fromEntries(entries);
}

/** A page of the filtered list: the first or the last one half of the time, else one behind or before a record that is in it. */
function anywhere<Row extends Anchor>(
  offer: Offer<Row>,
  sort: string,
  names: readonly string[],
  roll: Roll,
): ListQuery | null {
  const side = roll();
  const row = side < 0.5 ? null : one(offer.rows, roll);
  const f = set(offer, names, roll, row);
  if (f === null) return null;
  const place = row === null ? { page: side < 0.1 ? -1 : 1 } : { [side < 0.75 ? 'after' : 'before']: row.id };
  return offer.parse({ sort, f, ...place });
}

/**
 * Every sort without a filter, every filter alone by every sort, filters together, every search, alone and with, and each as
 * the palette asks for it.
 */
export function kindsOf<Row extends Anchor>(offer: Offer<Row>): Kind[] {
  const directed = offer.sorts.flatMap((sort) => [sort, `-${sort}`]);
  const names = Object.keys(offer.filters);
  const some = (roll: Roll, most: number) => names.filter(() => roll() < most / names.length);
  return [
    ...directed.map((sort) => ({
      name: `by ${sort}`,
      query: (roll: Roll) => anywhere(offer, sort, [], roll),
    })),
    ...names.map((name) => ({
      name: `filter ${name}`,
      query: (roll: Roll) => anywhere(offer, one(directed, roll), [name], roll),
    })),
    ...[2, 4].map((most) => ({
      name: `about ${most} filters`,
      query: (roll: Roll) => anywhere(offer, one(directed, roll), some(roll, most), roll),
    })),
    ...Object.entries(offer.searches).flatMap(([name, typed]) =>
      [0, 2].map((most) => ({
        name: most === 0 ? `search ${name}` : `search ${name}, filtered`,
        query: (roll: Roll) => {
          const f = set(offer, some(roll, most), roll, null);
          return f && offer.parse({ q: typed(roll), sort: one(directed, roll), f });
        },
      })),
    ),
    ...Object.entries(offer.searches).map(([name, typed]) => ({
      name: `palette, ${name}`,
      query: (roll: Roll) => {
        const q = typed(roll);
        const query = q.length < FIND_FROM ? null : offer.parse({ q });
        return query && { ...query, first: FIND_EACH };
      },
    })),
  ];
}
