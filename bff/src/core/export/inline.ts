import pg from 'pg';
import type { Prisma } from '../../generated/prisma/client.ts';

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return `${pg.escapeLiteral(value.toISOString())}::timestamptz`;
  if (['string', 'number', 'bigint', 'boolean'].includes(typeof value))
    return pg.escapeLiteral(String(value));
  throw new TypeError(`No literal for a value of type ${typeof value}`);
}

/** The statement as one text with its values quoted in their places: COPY takes no parameters. */
export function inline(sql: Prisma.Sql): string {
  return sql.strings.reduce((text, part, index) => text + literal(sql.values[index - 1]) + part);
}
