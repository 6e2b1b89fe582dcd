import { LIST_BLOCK, type ListEntry } from '@fio/domain';
import type { PrismaClient } from '../../../core/database/prisma.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { codeSql, isListed, sealJoin, tagSql } from './list-tag.ts';
import type { FrozenTree } from './ListTrees.ts';

interface Row {
  readonly block: number;
  readonly code: number;
  readonly tag: Uint8Array;
}

/** A draw's list and what opens it. */
export interface OpenList {
  readonly drawId: string;
  readonly secret: Buffer;
  /** `list_format` of the draw. */
  readonly format: number;
}

/** Blocks in a statement: their tickets lie anywhere on the disk, and a statement has but seconds. */
const AT_ONCE = 200;

/** The entries of each block asked for, by its place; each block is a stretch of the index. */
export async function entriesOf(
  db: PrismaClient,
  list: OpenList,
  frozen: FrozenTree,
  blocks: readonly number[],
): Promise<ReadonlyMap<number, readonly ListEntry[]>> {
  const found = new Map<number, ListEntry[]>(blocks.map((block) => [block, []]));
  for (let from = 0; from < blocks.length; from += AT_ONCE) {
    const rows = await rowsOf(db, list, frozen, blocks.slice(from, from + AT_ONCE));
    for (const { block, code, tag } of rows) found.get(block)?.push({ code, tag });
  }
  return found;
}

/** The most that a block holds is said to the planner too: it took each block for a ninth of the list, and read the list for each. */
function rowsOf(
  db: PrismaClient,
  { drawId, secret, format }: OpenList,
  { firsts, lasts }: FrozenTree,
  blocks: number[],
): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT asked.block, listed.code, listed.tag
    FROM unnest(
      ${blocks}::integer[], ${blocks.map((at) => firsts[at])}::integer[], ${blocks.map((at) => lasts[at])}::integer[]
    ) AS asked(block, first, last)
    CROSS JOIN LATERAL (
      SELECT ${codeSql} AS code, ${tagSql(Prisma.sql`${secret}::bytea`, format)} AS tag
      FROM (
        SELECT draw_id, series, number, registration_id FROM tickets t
        WHERE draw_id = ${drawId}::uuid AND ${isListed(format)}
          AND (series, number) >= (asked.first / 100000, asked.first % 100000)
          AND (series, number) <= (asked.last / 100000, asked.last % 100000)
        ORDER BY series, number LIMIT ${LIST_BLOCK}
      ) t
      ${sealJoin}
    ) AS listed
    ORDER BY listed.code`;
}
