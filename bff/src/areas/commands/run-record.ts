import type { CommandRun, CommandRunDetail } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { CommandRun as Stored } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

/** Asked to end, and not over yet. */
const isCancelling = ({ state, cancelAskedAt }: Stored) => state === 'running' && cancelAskedAt !== null;

/** Names, states and lines are written by ours alone, and parsed by the contract on the way out. */
export function runOf(run: Stored): CommandRun {
  const { id, target, isDry, actorName, createdAt, startedAt, finishedAt, exitCode } = run;
  return {
    id,
    target,
    isDry,
    exitCode,
    command: run.command as CommandRun['command'],
    trigger: run.trigger as CommandRun['trigger'],
    state: isCancelling(run) ? 'cancelling' : (run.state as CommandRun['state']),
    by: actorName,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    duration: startedAt && finishedAt && finishedAt.getTime() - startedAt.getTime(),
  };
}

export async function findRun(tx: Transaction, id: string): Promise<CommandRunDetail> {
  const run = await tx.commandRun.findUnique({ where: { id } });
  if (run === null) throw new AppError('NOT_FOUND');
  const { done, total, lines, cancelAskedAt: at, cancelAskedBy: by } = run;
  return {
    ...runOf(run),
    progress: done === null || total === null ? null : { done, total },
    cancelAsked: at === null || by === null ? null : { by, at: at.toISOString() },
    lines: lines as CommandRunDetail['lines'],
  };
}
