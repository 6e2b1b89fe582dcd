import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { sql } from '../../../core/database/sql.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { defineQueue } from '../../../core/jobs/queue.ts';
import { inState } from './packed-deliveries.ts';

/** Deliveries of one transaction: its locks are short, and nobody who sends meanwhile waits for long. */
const BATCH = 5_000;

/**
 * What is done to all deliveries of an endpoint that a condition finds, however many: they are removed with it, dropped up
 * to one of them, or sent again if they failed by an instant.
 */
export type Backlog = { readonly endpointId: string } & (
  | { readonly kind: 'remove' }
  | { readonly kind: 'drop'; readonly through: string }
  | { readonly kind: 'resend'; readonly since: string; readonly until: string }
);

/** A worker that dies is missed within half a minute, and another goes on with what is left. */
export const backlogQueue = defineQueue<Backlog>('webhook-backlog', {
  expireInSeconds: 3_600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});

/** The first ones that are left. By their ids, for a row that is sent meanwhile has moved. */
const some = ({ endpointId }: Backlog, where: Prisma.Sql) => sql`id = ANY (ARRAY (
  SELECT d.id FROM webhook_deliveries d WHERE d.endpoint_id = ${endpointId}::uuid AND ${where} LIMIT ${BATCH}))`;

const UNSENT = sql`state IN ('waiting', 'sending')`;

function statement(backlog: Backlog, now: Date): Prisma.Sql {
  switch (backlog.kind) {
    case 'remove':
      return sql`DELETE FROM webhook_deliveries WHERE ${some(backlog, sql`TRUE`)}`;
    case 'drop':
      return sql`UPDATE webhook_deliveries SET state = 'dropped', due_at = NULL, finished_at = ${now}
        WHERE ${some(backlog, sql`${UNSENT} AND d.id <= ${backlog.through}::uuid`)} AND ${UNSENT}`;
    case 'resend':
      // From their first try on, with the ids they had: a receiver that took one in sees that it did.
      return sql`UPDATE webhook_deliveries SET state = 'waiting', tries = 0, due_at = NULL, finished_at = NULL
        WHERE ${some(
          backlog,
          sql`${inState('failed')} AND d.occurred_at >= ${new Date(backlog.since)}
            AND d.finished_at <= ${new Date(backlog.until)}`,
        )} AND state = 'failed'`;
  }
}

/** Whether the endpoint still wants it; its row is held, for it comes before its deliveries'. */
async function isWanted(tx: Transaction, backlog: Backlog): Promise<boolean> {
  if (backlog.kind === 'remove') return true;
  const [held] = await tx.$queryRaw<{ dropThrough: string | null; resendUntil: Date | null }[]>`
    SELECT drop_through AS "dropThrough", resend_until AS "resendUntil"
    FROM webhook_endpoints WHERE id = ${backlog.endpointId}::uuid FOR NO KEY UPDATE`;
  return backlog.kind === 'drop'
    ? held?.dropThrough === backlog.through
    : held?.resendUntil?.toISOString() === backlog.until;
}

/** Has the endpoint's row tell that some of it is left to be done, or that nothing is. */
async function mark(tx: Transaction, backlog: Backlog, isLeft: boolean): Promise<void> {
  const where = { id: backlog.endpointId };
  if (backlog.kind === 'drop')
    await tx.webhookEndpoint.update({ where, data: { dropThrough: isLeft ? backlog.through : null } });
  if (backlog.kind === 'resend')
    await tx.webhookEndpoint.update({ where, data: { resendUntil: isLeft ? backlog.until : null } });
}

/** Does the first of it in the transaction that causes it, and has a job do what may be left. */
export async function beginBacklog(
  { jobs, clock }: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  backlog: Backlog,
): Promise<void> {
  // Of one that a job gave up before, nothing is left either.
  if ((await tx.$executeRaw(statement(backlog, clock.now()))) < BATCH) return mark(tx, backlog, false);
  await jobs.send(tx, backlogQueue, backlog);
  await mark(tx, backlog, true);
}

/** Does what is left of it, a transaction each: whoever comes after a worker that died goes on where it stopped. */
export async function workBacklog(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  backlog: Backlog,
): Promise<void> {
  const step = () =>
    db.$transaction(async (tx) => {
      if (!(await isWanted(tx, backlog))) return false;
      if ((await tx.$executeRaw(statement(backlog, clock.now()))) > 0) return true;
      await mark(tx, backlog, false);
      return false;
    });
  while (await step());
}
