import { Prisma } from '../../generated/prisma/client.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { sql } from '../../core/database/sql.ts';
import type { Erasure, Leaver, PersonTable } from '../../engine/person-table.ts';

const named = (name: string) => Prisma.raw(`"${name}"`);

/** The columns that become empty. */
const emptying = (columns: Exclude<PersonTable['columns'], 'gone'>): Prisma.Sql[] =>
  Object.entries(columns).flatMap(([column, fate]) =>
    'emptied' in fate ? [sql`${named(column)} = ${fate.emptied}`] : [],
  );

interface Key {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What the rows of each table are known by. */
async function keysOf(tx: Transaction, tables: readonly PersonTable[]) {
  const keys = await tx.$queryRaw<Key[]>`
    SELECT t.relname AS name, array_agg(c.attname::text ORDER BY k.place) AS columns
    FROM pg_index AS i
    JOIN pg_class AS t ON t.oid = i.indrelid AND t.relnamespace = 'public'::regnamespace
    CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k(number, place)
    JOIN pg_attribute AS c ON c.attrelid = i.indrelid AND c.attnum = k.number
    WHERE i.indisprimary AND t.relname = ANY (${tables.map(({ name }) => name)})
    GROUP BY t.relname`;
  return new Map(keys.map(({ name, columns }) => [name, columns]));
}

/**
 * Holds the rows to the commit, in the order of their keys, as all do that hold several: a statement that writes them takes them
 * as they lie, and a job that has the second might wait for the first.
 */
async function hold(tx: Transaction, table: PersonTable, key: readonly string[] | undefined, person: Leaver) {
  if (key === undefined) throw new TypeError(`${table.name} has no key to hold its rows by.`);
  const order = Prisma.join(key.map(named));
  const strength = Prisma.raw(table.columns === 'gone' ? 'FOR UPDATE' : 'FOR NO KEY UPDATE');
  await tx.$executeRaw`
    SELECT FROM ${named(table.name)} WHERE ${table.whose(person)} ORDER BY ${order} ${strength}`;
}

/** Does to the rows of somebody what their tables say, in the order they are given. */
export async function eraseRows(
  tables: readonly PersonTable[],
  erasure: Erasure,
  person: Leaver,
): Promise<void> {
  const { tx } = erasure;
  for (const table of tables) await table.hold?.(erasure, person);
  const keys = await keysOf(tx, tables);
  for (const table of tables) {
    const { name, columns, whose, first } = table;
    const set = columns === 'gone' ? [] : emptying(columns);
    if (columns === 'gone' || set.length > 0 || first) await hold(tx, table, keys.get(name), person);
    await first?.(erasure, person);
    const where = whose(person);
    if (columns === 'gone') await tx.$executeRaw`DELETE FROM ${named(name)} WHERE ${where}`;
    else if (set.length > 0)
      await tx.$executeRaw`UPDATE ${named(name)} SET ${Prisma.join(set)} WHERE ${where}`;
  }
}

/**
 * The rows that somebody got while the others went. Once their own row is held against everybody: what is written from then on
 * finds that they have left. What has more than rows (`first`) keeps its writers out from the beginning (`hold`).
 */
export async function eraseLate(
  tables: readonly PersonTable[],
  { tx }: Pick<Erasure, 'tx'>,
  person: Leaver,
): Promise<void> {
  for (const { name, columns, whose, first } of tables)
    if (columns === 'gone' && !first) await tx.$executeRaw`DELETE FROM ${named(name)} WHERE ${whose(person)}`;
}
