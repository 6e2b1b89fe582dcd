import { LARGE_TOTAL } from '@fio/contracts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { sql } from '../../../core/database/sql.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { inState } from './packed-deliveries.ts';

/** How many deliveries of an endpoint there are of each sort: up to LARGE_TOTAL, and one more for any number beyond. */
export interface Figures {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
}

export const NONE: Figures = { waiting: 0, delivered: 0, failed: 0 };

/** Of an endpoint `e`. */
const counted = (where: Prisma.Sql) => sql`(SELECT count(*)::integer FROM (
  SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND ${where} LIMIT ${LARGE_TOTAL + 1}) AS found)`;

/** What a job is about to drop waits for nothing any more. By when it is due, so that an index begins behind what is dropped. */
const unsent = (due: Prisma.Sql) => sql`(SELECT 1 FROM webhook_deliveries d
  WHERE d.endpoint_id = e.id AND d.state IN ('waiting', 'sending') AND d.due_at ${due}
    AND d.id > coalesce(e.drop_through, '00000000-0000-0000-0000-000000000000'::uuid) LIMIT ${LARGE_TOTAL + 1})`;
const waiting = sql`(SELECT count(*)::integer FROM (
  SELECT 1 FROM (${unsent(sql`IS NULL`)} UNION ALL ${unsent(sql`IS NOT NULL`)}) AS all_unsent
  LIMIT ${LARGE_TOTAL + 1}) AS found)`;

export async function figuresOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const rows = await tx.$queryRaw<(Figures & { id: string })[]>`
    SELECT e.id, ${waiting} AS waiting, ${counted(inState('delivered'))} AS delivered,
      ${counted(inState('failed'))} AS failed
    FROM webhook_endpoints e WHERE e.id = ANY (${ids}::uuid[])`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** Of an endpoint those that happened since and had failed by `until`. */
export async function failedSince(
  tx: Transaction,
  endpointId: string,
  { since, until }: { readonly since: string; readonly until: string },
): Promise<number> {
  const where = sql`${inState('failed')} AND d.occurred_at >= ${new Date(since)}
    AND d.finished_at <= ${new Date(until)}`;
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT ${counted(where)} AS count FROM webhook_endpoints e WHERE e.id = ${endpointId}::uuid`;
  return row?.count ?? 0;
}
