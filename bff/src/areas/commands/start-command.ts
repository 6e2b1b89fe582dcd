import type { CommandName, CommandRun } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { runOf } from './run-record.ts';
import { queueRun } from './start-run.ts';

interface Asked {
  readonly command: CommandName;
  readonly isDry: boolean;
  readonly target?: string;
}

/** Has a command run by a worker, and says so in the audit. COMMAND_RUNNING while one of its kind is under way. */
export function startCommand(context: StaffContext, { command, isDry, target }: Asked): Promise<CommandRun> {
  const { transaction, jobs, clock, actor } = context;
  const { id, name } = context.session.admin;
  return transaction(async (tx) => {
    const now = clock.now();
    const start = { command, isDry, trigger: 'person', by: { id, name }, now } as const;
    const run = await queueRun(jobs, tx, { ...start, ...(target !== undefined && { target }) });
    if (run === null) throw new AppError('COMMAND_RUNNING');
    await recordAction(tx, {
      actor,
      at: now,
      action: isDry ? 'simulate' : 'execute',
      summary: command,
      // The history of an index tells when it was rebuilt.
      ...(target === undefined
        ? { resource: 'commands', recordId: run.id }
        : { resource: 'indexes', recordId: target }),
      after: { command, target: target ?? null },
    });
    return runOf(run);
  });
}

/** What the clock does: nothing while one of its kind is under way. */
export async function startScheduled(
  { db, jobs, clock }: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  command: CommandName,
): Promise<void> {
  await db.$transaction((tx) =>
    queueRun(jobs, tx, { command, isDry: false, trigger: 'schedule', now: clock.now() }),
  );
}
