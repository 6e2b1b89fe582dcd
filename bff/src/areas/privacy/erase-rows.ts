import { Prisma } from '../../generated/prisma/client.ts';
import { sql } from '../../core/database/sql.ts';
import type { Erasure, Leaver, PersonTable } from '../../engine/person-table.ts';

const named = (name: string) => Prisma.raw(`"${name}"`);

/** The columns that become empty. */
const emptying = (columns: Exclude<PersonTable['columns'], 'gone'>): Prisma.Sql[] =>
  Object.entries(columns).flatMap(([column, fate]) =>
    'emptied' in fate ? [sql`${named(column)} = ${fate.emptied}`] : [],
  );

/** Does to the rows of somebody what their tables say, in the order they are given. */
export async function eraseRows(
  tables: readonly PersonTable[],
  erasure: Erasure,
  person: Leaver,
): Promise<void> {
  for (const { name, columns, whose, first } of tables) {
    await first?.(erasure, person);
    const where = whose(person);
    if (columns === 'gone') {
      await erasure.tx.$executeRaw`DELETE FROM ${named(name)} WHERE ${where}`;
      continue;
    }
    const set = emptying(columns);
    if (set.length > 0)
      await erasure.tx.$executeRaw`UPDATE ${named(name)} SET ${Prisma.join(set)} WHERE ${where}`;
  }
}
