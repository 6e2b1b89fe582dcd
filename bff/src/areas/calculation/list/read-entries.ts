import type { ListEntry } from '@fio/domain';
import type { PrismaClient } from '../../../core/database/prisma.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { codeSql, isListed, tagSql } from './list-tag.ts';
import type { FrozenTree } from './ListTrees.ts';

interface Row {
  readonly block: number;
  readonly code: number;
  readonly tag: Uint8Array;
}

/** The entries of each block asked for, by its place; in one statement, each block a stretch of the index. */
export async function entriesOf(
  db: PrismaClient,
  { drawId, secret }: { drawId: string; secret: Buffer },
  { firsts, lasts }: FrozenTree,
  blocks: readonly number[],
): Promise<ReadonlyMap<number, readonly ListEntry[]>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT asked.block, listed.code, listed.tag
    FROM unnest(
      ${[...blocks]}::integer[], ${blocks.map((at) => firsts[at])}::integer[], ${blocks.map((at) => lasts[at])}::integer[]
    ) AS asked(block, first, last)
    CROSS JOIN LATERAL (
      SELECT ${codeSql} AS code, ${tagSql(Prisma.sql`${secret}::bytea`)} AS tag
      FROM tickets t
      WHERE t.draw_id = ${drawId}::uuid AND ${isListed}
        AND (t.series, t.number) >= (asked.first / 100000, asked.first % 100000)
        AND (t.series, t.number) <= (asked.last / 100000, asked.last % 100000)
    ) AS listed
    ORDER BY listed.code`;
  const found = new Map<number, ListEntry[]>(blocks.map((block) => [block, []]));
  for (const { block, code, tag } of rows) found.get(block)?.push({ code, tag });
  return found;
}
