import type { DashboardCommand } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { mailQueue } from '../../core/mail/mail-queue.ts';
import type { RequestContext } from '../../http/context.ts';
import { freezeQueue } from '../calculation/list/freeze-queue.ts';
import { statisticsQueue } from '../statistics/statistics-queue.ts';

/** So many e-mails are sent again at once; the rest at the next press. */
const MOST_MAIL = 500;

type Start = (tx: Transaction, context: RequestContext) => Promise<number>;

/** Older ones say what nobody needs to hear any more: their links have long run out. */
const WITHIN_MS = 7 * 86_400_000;

/**
 * What was given up gets all its tries again. One that went out meanwhile is left alone, and so is a dispatch's: its
 * letter is written as it leaves, for who still wants it then.
 */
const resendMail: Start = async (tx, { jobs, clock }) => {
  const since = new Date(clock.now().getTime() - WITHIN_MS);
  const failed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE outbox_messages SET state = 'queued', error = NULL
    WHERE id IN (
      SELECT id FROM outbox_messages
      WHERE mail_facet(state) = mail_facet('failed') AND dispatch_id IS NULL AND created_at > ${since}
      ORDER BY created_at DESC LIMIT ${MOST_MAIL} FOR UPDATE SKIP LOCKED
    )
    RETURNING id`;
  for (const { id } of failed) await jobs.send(tx, mailQueue, { messageId: id });
  return failed.length;
};

const COMMANDS: Readonly<Record<DashboardCommand, Start>> = {
  'refresh-statistics': async (tx, { jobs }) => {
    await jobs.send(tx, statisticsQueue, { scope: 'all' });
    return 1;
  },
  'resend-mail': resendMail,
  'freeze-lists': async (tx, { jobs }) => {
    await jobs.send(tx, freezeQueue, {});
    return 1;
  },
};

/** Starts one of the allowed commands, and tells the audit who did. */
export function startCommand(
  context: RequestContext,
  command: DashboardCommand,
): Promise<{ started: number }> {
  const { transaction, actor, clock } = context;
  return transaction(async (tx) => {
    const started = await COMMANDS[command](tx, context);
    await recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'dashboard',
      recordId: null,
      action: 'command',
      summary: command,
      after: { started },
    });
    return { started };
  });
}
