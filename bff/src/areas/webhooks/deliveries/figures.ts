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

/** What a job is about to drop waits for nothing any more. */
const WAITING = sql`d.state IN ('waiting', 'sending') AND (e.drop_through IS NULL OR d.id > e.drop_through)`;

export async function figuresOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const rows = await tx.$queryRaw<(Figures & { id: string })[]>`
    SELECT e.id, ${counted(WAITING)} AS waiting, ${counted(inState('delivered'))} AS delivered,
      ${counted(inState('failed'))} AS failed
    FROM webhook_endpoints e WHERE e.id = ANY (${ids}::uuid[])`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** Of an endpoint those that failed and happened since. */
export async function failedSince(tx: Transaction, endpointId: string, since: string): Promise<number> {
  const where = sql`${inState('failed')} AND d.occurred_at >= ${new Date(since)}`;
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT ${counted(where)} AS count FROM webhook_endpoints e WHERE e.id = ${endpointId}::uuid`;
  return row?.count ?? 0;
}
