import type pg from 'pg';
import { JOBS_SCHEMA } from '../jobs/jobs.ts';

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Those that are written; what the database computes it computes again. */
  readonly columns: readonly string[];
}

/** Of the job queue what jobs are, in the order in which they refer to each other; not its own book-keeping. */
export const JOB_TABLES: readonly string[] = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Every table with rows that are to last, partitions within their whole. */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
    AND (n.nspname = 'public' OR n.nspname = $1 AND c.relname = ANY ($2))
  GROUP BY n.nspname, c.relname
  ORDER BY n.nspname COLLATE "C", array_position($2, c.relname::text), c.relname COLLATE "C"`;

export async function findTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(TABLES, [JOBS_SCHEMA, [...JOB_TABLES]]);
  return rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ');
