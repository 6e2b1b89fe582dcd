import { Prisma } from '../../generated/prisma/client.ts';
import type { Transaction } from '../database/prisma.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailQueue } from './mail-queue.ts';

/** Older ones say what nobody needs to hear any more: their links have long run out. */
const WITHIN_MS = 7 * 86_400_000;

/**
 * What was given up of late, along the index of states. A dispatch's letter is written as it leaves, for who still wants
 * it then: it is none of these. Nor is a letter whose link has run out: who still needs one asks for it anew.
 */
const givenUp = (now: Date) => Prisma.sql`
  mail_facet(state) = mail_facet('failed') AND dispatch_id IS NULL
    AND created_at > ${new Date(now.getTime() - WITHIN_MS)}
    AND (link_expires_at IS NULL OR link_expires_at > ${now})`;

/** How many e-mails `requeueFailed` would send again. */
export async function countFailed(db: Pick<Transaction, '$queryRaw'>, now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM outbox_messages WHERE ${givenUp(now)}`;
  return row?.count ?? 0;
}

/** Gives the latest of them all their tries again, each with its job, and answers how many: at most `limit`. */
export async function requeueFailed(
  tx: Transaction,
  jobs: Jobs,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const failed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE outbox_messages SET state = 'queued', error = NULL
    WHERE id IN (
      SELECT id FROM outbox_messages WHERE ${givenUp(now)}
      ORDER BY created_at DESC LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id`;
  for (const { id } of failed) await jobs.send(tx, mailQueue, { messageId: id });
  return failed.length;
}
