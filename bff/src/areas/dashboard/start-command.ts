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

/** What was given up gets all its tries again. One that went out meanwhile is left alone. */
const resendMail: Start = async (tx, { jobs }) => {
  const failed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE outbox_messages SET state = 'queued', error = NULL
    WHERE id IN (
      SELECT id FROM outbox_messages WHERE state = 'failed'
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
