import type { RetentionRule } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Config } from '../core/config/index.ts';
import type { PersonTables } from './person-table.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Rows of one statement: its locks are short, and whoever reads meanwhile hardly notices. */
const BATCH = 5_000;

/** What is kept for a limited time only. */
export interface Rule {
  readonly name: RetentionRule;
  readonly days: (periods: Config['retention']) => number;
  /** How many are older than that. */
  readonly count: (services: Infrastructure, before: Date) => Promise<number>;
  /** Removes them, or takes out what is personal; answers how many. Once more does nothing more. */
  readonly remove: (services: Infrastructure, before: Date, areas: PersonTables) => Promise<number>;
}

interface Rows {
  readonly table: Prisma.Sql;
  /** Which rows; `before` is where the period begins. */
  readonly where: (before: Date) => Prisma.Sql;
}

async function inBatches(once: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await once();
    all += some;
    if (some < BATCH) return all;
  }
}

const counted = async ({ db }: Infrastructure, { table, where }: Rows, before: Date) => {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM ${table} WHERE ${where(before)}`;
  return Number(row?.count ?? 0);
};

/** Rows that go. */
export const rowsRule = (rule: Pick<Rule, 'name' | 'days'>, rows: Rows): Rule => ({
  ...rule,
  count: (services, before) => counted(services, rows, before),
  remove: ({ db }, before) =>
    inBatches(
      () => db.$executeRaw`
        DELETE FROM ${rows.table} WHERE ctid = ANY (ARRAY (
          SELECT ctid FROM ${rows.table} WHERE ${rows.where(before)} LIMIT ${BATCH}))`,
    ),
});

/** Rows that stay without the address they came from. */
export const addressRule = (rule: Pick<Rule, 'name' | 'days'>, tables: readonly Prisma.Sql[]): Rule => {
  const where = (before: Date) => Prisma.sql`ip <> '' AND created_at < ${before}`;
  const sum = async (count: (table: Prisma.Sql) => Promise<number>) => {
    let all = 0;
    for (const table of tables) all += await count(table);
    return all;
  };
  return {
    ...rule,
    count: (services, before) => sum((table) => counted(services, { table, where }, before)),
    remove: ({ db }, before) =>
      sum((table) =>
        inBatches(
          () => db.$executeRaw`
            UPDATE ${table} SET ip = '' WHERE ctid = ANY (ARRAY (
              SELECT ctid FROM ${table} WHERE ${where(before)} LIMIT ${BATCH}))`,
        ),
      ),
  };
};
