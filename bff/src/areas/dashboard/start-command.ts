import type { DashboardCommand } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { requeueFailed } from '../../core/mail/failed-mail.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { freezeQueue } from '../calculation/index.ts';
import { statisticsQueue } from '../statistics/index.ts';

/** So many e-mails are sent again at once; the rest at the next press. */
const MOST_MAIL = 500;

type Start = (tx: Transaction, context: RequestContext) => Promise<number>;

const COMMANDS: Readonly<Record<DashboardCommand, Start>> = {
  'refresh-statistics': async (tx, { jobs }) => {
    await jobs.send(tx, statisticsQueue, { scope: 'all' });
    return 1;
  },
  'resend-mail': (tx, { jobs, clock }) => requeueFailed(tx, jobs, { now: clock.now(), limit: MOST_MAIL }),
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
