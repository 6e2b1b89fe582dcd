import type { PrismaClient } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** An index as the database describes it. */
export interface FoundIndex {
  readonly id: string;
  readonly table: string;
  readonly columns: string[];
  readonly method: string;
  readonly isUnique: boolean;
  readonly isPrimary: boolean;
  readonly isValid: boolean;
  readonly bytes: number;
  readonly scans: number;
  readonly lastScanAt: Date | null;
  /** -1 where nobody has counted yet. */
  readonly entries: number;
  readonly bloat: number | null;
  readonly definition: string;
}

/**
 * Every index of the product. What it holds is estimated for b-trees of eight pages or more: entries of the columns' average width
 * (the statistics of ANALYZE), with their headers and aligned to eight bytes, in pages filled to nine tenths. Equal values
 * share an entry, so an index of few values looks tighter than it could be, never looser.
 */
export const INVENTORY = Prisma.sql`
  (WITH average AS MATERIALIZED (
    SELECT tablename, attname, avg_width FROM pg_stats WHERE schemaname = 'public' AND NOT inherited
  ), width AS MATERIALIZED (
    SELECT x.indexrelid, sum(average.avg_width) AS bytes, count(*) FILTER (WHERE average.avg_width IS NULL) AS unknown
    FROM pg_index x
    JOIN pg_class c ON c.oid = x.indexrelid AND c.relnamespace = 'public'::regnamespace
    JOIN pg_class t ON t.oid = x.indrelid
    CROSS JOIN LATERAL generate_series(0, x.indnatts - 1) k
    -- An expression has statistics of its own, under the index's name.
    JOIN pg_attribute a ON a.attrelid = CASE WHEN x.indkey[k] = 0 THEN c.oid ELSE t.oid END
      AND a.attnum = CASE WHEN x.indkey[k] = 0 THEN k + 1 ELSE x.indkey[k] END
    LEFT JOIN average ON average.attname = a.attname
      AND average.tablename = CASE WHEN x.indkey[k] = 0 THEN c.relname ELSE t.relname END
    GROUP BY x.indexrelid
  )
  SELECT c.relname::text AS id, t.relname::text AS "table", am.amname::text AS method,
    ARRAY(SELECT pg_get_indexdef(x.indexrelid, k, true) FROM generate_series(1, x.indnkeyatts) k) AS columns,
    x.indisunique AS "isUnique", x.indisprimary AS "isPrimary", x.indisvalid AND x.indisready AS "isValid",
    size.bytes::float8 AS bytes, coalesce(s.idx_scan, 0)::float8 AS scans, s.last_idx_scan AS "lastScanAt",
    c.reltuples::float8 AS entries, pg_get_indexdef(x.indexrelid) AS definition,
    CASE WHEN am.amname = 'btree' AND size.bytes >= 8 * 8192 AND c.reltuples >= 0 AND width.unknown = 0 THEN
      greatest(0, 1 - (1 + ceil(
        c.reltuples * (4 + 8 + ceil(width.bytes / 8.0) * 8) / ((8192 - 24 - 16) * 0.9))) * 8192 / size.bytes)
    END::float8 AS bloat
  FROM pg_index x
  JOIN pg_class c ON c.oid = x.indexrelid AND c.relkind = 'i' AND c.relnamespace = 'public'::regnamespace
  JOIN pg_class t ON t.oid = x.indrelid
  JOIN pg_am am ON am.oid = c.relam
  JOIN width USING (indexrelid)
  CROSS JOIN LATERAL (SELECT pg_relation_size(c.oid) AS bytes) size
  LEFT JOIN pg_stat_all_indexes s ON s.indexrelid = x.indexrelid) AS i`;

/** Those of these names that there are, in any order. */
export const loadIndexes = (db: PrismaClient, ids: readonly string[]): Promise<FoundIndex[]> =>
  db.$queryRaw<FoundIndex[]>`SELECT i.* FROM ${INVENTORY} WHERE i.id = ANY (${[...ids]})`;

/** More than half of it empty, and large enough for that to matter. */
const BLOATED = 0.5;
const BLOATED_BYTES = 1024 * 1024;

/** What needs to be rebuilt: what is invalid, and what is bloated. */
export const loadRebuildable = (db: PrismaClient): Promise<FoundIndex[]> =>
  db.$queryRaw<FoundIndex[]>`
    SELECT i.* FROM ${INVENTORY}
    WHERE NOT i."isValid" OR (i.bloat > ${BLOATED} AND i.bytes > ${BLOATED_BYTES}) ORDER BY i.bytes`;
