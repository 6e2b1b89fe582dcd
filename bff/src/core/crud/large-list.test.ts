import { LARGE_FOUND, LARGE_TOTAL, PER_PAGE } from '@fio/contracts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { packed } from './large.ts';
import { listPage } from './list.ts';
import { anySource, type ListQuery, type Source } from './source.ts';

interface Thing {
  id: string;
  name: string;
  weight: number;
  uf: string;
  facet: number;
}

const column = { column: Prisma.sql`t.facet`, values: [0, 1, 2, 3, 4, 5] };
type Filters = { color?: string; size?: number; uf?: string; heavy?: number };
const source: Source<Filters, 'weight' | 'name'> = {
  from: Prisma.sql`things t`,
  id: Prisma.sql`t.id`,
  search: (text) => [
    { where: Prisma.sql`t.name LIKE ${`${text}%`}`, order: Prisma.sql`t.name` },
    { where: Prisma.sql`t.uf = ${text}`, order: Prisma.sql`t.id` },
  ],
  filters: {
    color: packed(column, (facet, color: string) => facet >= 3 === (color === 'red')),
    size: packed(column, (facet, size: number) => facet % 3 === size),
    uf: (uf) => Prisma.sql`t.uf = ${uf}`,
    heavy: (weight) => Prisma.sql`t.weight >= ${weight}`,
  },
  sorts: { weight: Prisma.sql`t.weight`, name: Prisma.sql`t.name` },
  defaultSort: 'name',
  large: {
    alias: Prisma.sql`t`,
    key: 'uuid',
    packed: column,
    leading: ['uf'],
    orders: { heavy: ['weight'] },
    ends: { heavy: 'low' },
  },
};

const things: Thing[] = Array.from({ length: 700 }, (_, n) => ({
  id: `00000000-0000-7000-8000-${String((n * 389) % 700).padStart(12, '0')}`,
  // Ties in plenty, for the ids have to tell them apart.
  name: 'abc'.charAt(n % 3) + 'xyz'.charAt(n % 7),
  weight: (n * 31) % 40,
  uf: n % 10 === 0 ? 'ax' : 'SP',
  facet: (n * n) % 6,
}));
const database = useTestModels();
beforeAll(async () => {
  await database.pool.query(
    `CREATE TABLE things (id UUID PRIMARY KEY, name TEXT COLLATE "C", weight INTEGER, uf TEXT, facet SMALLINT)`,
  );
  await database.pool.query(`INSERT INTO things SELECT * FROM json_populate_recordset(NULL::things, $1)`, [
    JSON.stringify(things),
  ]);
});

const page = (query: Partial<ListQuery>) =>
  listPage<string, Thing, Thing>({
    db: database.db,
    source: anySource(source),
    query: { page: 1, f: {}, ...query },
    now: new Date(),
    load: (ids) => Promise.resolve(things.filter(({ id }) => ids.includes(id))),
    row: (thing) => thing,
  });

function expected({ sort = 'name', q = '', f = {} }: Partial<ListQuery>): string[] {
  const { color, size, uf, heavy } = f as Filters;
  const key = sort.replace('-', '') as 'name' | 'weight';
  const rows = things.filter(
    (thing) =>
      (q === '' || thing.name.startsWith(q) || thing.uf === q) &&
      (color === undefined || thing.facet >= 3 === (color === 'red')) &&
      (size === undefined || thing.facet % 3 === size) &&
      (uf === undefined || thing.uf === uf) &&
      (heavy === undefined || thing.weight >= heavy),
  );
  const order = (a: Thing, b: Thing) =>
    a[key] === b[key] ? (a.id < b.id ? -1 : 1) : a[key] < b[key] ? -1 : 1;
  const ids = rows.sort(order).map(({ id }) => id);
  return sort.startsWith('-') ? ids.reverse() : ids;
}

const query = fc.record(
  {
    sort: fc.constantFrom('name', '-name', 'weight', '-weight'),
    perPage: fc.constantFrom(7, PER_PAGE, 100),
    q: fc.constantFrom('', 'az', 'bx', 'ax', 'none'),
    f: fc.record(
      {
        color: fc.constantFrom('red', 'blue'),
        size: fc.integer({ min: 0, max: 3 }),
        uf: fc.constantFrom('ax', 'SP', 'RJ'),
        heavy: fc.integer({ min: 0, max: 41 }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['f', 'sort'] },
);

/** What the contract would let through: by weight alone where that is narrowed. */
const offered = query.map((asked) =>
  asked.f.heavy === undefined ? asked : { ...asked, sort: asked.sort.replace('name', 'weight') },
);

describe('a large list of more than are counted', () => {
  beforeAll(async () => {
    await database.pool.query(`
      CREATE TABLE many_things AS SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid AS id,
        'name' || lpad(n::text, 5, '0') AS name, n AS weight, 'SP' AS uf, n % 2 * 3 AS facet
      FROM generate_series(1, 20100) AS n`);
    await database.pool.query('ANALYZE many_things');
  });
  const manyPage = (asked: Partial<ListQuery>) =>
    listPage<string, { id: string }, string>({
      db: database.db,
      source: { ...anySource(source), from: Prisma.sql`many_things t` },
      query: { page: 1, f: {}, ...asked },
      now: new Date(),
      load: (ids) => Promise.resolve(ids.map((id) => ({ id }))),
      row: ({ id }) => id,
    });

  it('is reckoned by the planner, with its filters', async () => {
    const { total, turn } = await manyPage({});
    expect([total, turn?.isMore]).toEqual([LARGE_TOTAL, true]);
    expect(Math.round((turn?.estimate ?? 0) / 1_000)).toBe(20);
    const red = await manyPage({ f: { color: 'red' } });
    expect(Math.round((red.turn?.estimate ?? 0) / 1_000)).toBe(10);
    expect((await manyPage({ f: { heavy: 15_000 } })).turn).toMatchObject({ isMore: false, estimate: null });
  });

  it('is read from its end, and the pages before that count from there', async () => {
    const last = await manyPage({ page: -1 });
    expect([last.page, last.items.length]).toEqual([-1, PER_PAGE]);
    expect(last.items.at(-1)).toMatch(/20100$/);
    const before = await manyPage({ page: -2, before: last.turn?.before ?? '' });
    expect([before.page, before.items.at(-1)?.slice(-5)]).toEqual([-2, '20075']);
    const after = await manyPage({ page: 4, after: before.items.at(-1) });
    expect([after.page, after.turn?.after]).toEqual([-1, null]);
  });
});

describe('a large list', () => {
  it('has every record once and in order, read forwards and back, in pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(offered, async (asked) => {
        const pages: string[][] = [];
        let current = await page(asked);
        for (;;) {
          pages.push(current.items.map(({ id }) => id));
          expect(current).toMatchObject({ page: pages.length, total: expected(asked).length });
          const after = current.turn?.after;
          if (!after) break;
          current = await page({ ...asked, after, page: pages.length + 1 });
        }
        expect(pages.flat()).toEqual(expected(asked));
        for (const before of pages.slice(0, -1).reverse()) {
          current = await page({ ...asked, before: current.turn?.before ?? '', page: 1 });
          expect(current.items.map(({ id }) => id)).toEqual(before);
        }
        expect(current.turn?.before).toBeNull();
        const last = await page({ ...asked, page: -1 });
        expect(last.items.map(({ id }) => id)).toEqual(pages.at(-1));
        expect(last).toMatchObject({ page: pages.length, turn: { after: null } });
        if (pages.length === 1) return;
        current = await page({ ...asked, page: -2, before: last.turn?.before ?? '' });
        expect(current.items.map(({ id }) => id)).toEqual(pages.at(-2));
        expect(current.page).toBe(pages.length - 1);
      }),
      { numRuns: 80 },
    );
  });

  it('begins with its first page where the page has no record to go by', async () => {
    expect(await page({ page: 7 })).toMatchObject({ page: 1, perPage: PER_PAGE });
  });

  it('takes the order that a filter leaves', async () => {
    const { items } = await page({ f: { heavy: 39 } });
    expect(items.map(({ weight }) => weight)).toEqual(items.map(() => 39));
    const { items: lighter } = await page({ f: { heavy: 1 } });
    expect(lighter[0]?.weight).toBe(1);
  });

  it('looks at the first of what a search finds and says when there is more', async () => {
    const found = await page({ q: 'SP' });
    expect(found).toMatchObject({ total: LARGE_FOUND, turn: { isMore: true } });
    expect(await page({ q: 'SP', f: { uf: 'ax' } })).toMatchObject({ total: 0, items: [] });
  });
});
