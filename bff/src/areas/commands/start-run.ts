import type { COMMAND_TRIGGERS, CommandName } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { type Jobs, JOBS_SCHEMA } from '../../core/jobs/jobs.ts';
import { type CommandRun, Prisma } from '../../generated/prisma/client.ts';
import { commandQueue } from './command-queue.ts';

/** A worker that hasn't said so for this long doesn't live any more, and nobody began its run again. */
export const SILENT_MS = 5 * 60_000;
/** A run that waits has its job: an hour without one, and none comes; nothing waits for longer than a day. */
const UNCLAIMED_MS = 3_600_000;
const FORGOTTEN_MS = 24 * UNCLAIMED_MS;

const jobTable = Prisma.raw(`${JOBS_SCHEMA}.job`);

interface Start {
  readonly command: CommandName;
  readonly target?: string;
  readonly trigger: (typeof COMMAND_TRIGGERS)[number];
  readonly isDry: boolean;
  readonly by?: { readonly id: string; readonly name: string };
  readonly now: Date;
}

/** Ends what nobody works at any more, so that it doesn't hold up the next one for ever. */
async function giveUpSilent(tx: Transaction, command: CommandName, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const line = { at: now.toISOString(), code: 'abandoned', values: {} };
  await tx.$executeRaw`
    UPDATE command_runs
    SET state = 'failed', exit_code = 1, finished_at = ${now}, lines = lines || ${JSON.stringify([line])}::jsonb
    WHERE command = ${command} AND (
      (state = 'running' AND seen_at < ${ago(SILENT_MS)})
      OR (state = 'queued' AND created_at < ${ago(UNCLAIMED_MS)} AND (
        created_at < ${ago(FORGOTTEN_MS)} OR NOT EXISTS (
          SELECT FROM ${jobTable} j WHERE j.name = ${commandQueue.name}
            AND j.data->>'runId' = command_runs.id::text AND j.state IN ('created', 'retry', 'active')))))`;
}

/** Writes a run down that waits for its worker; null when one of its kind is under way. */
export async function writeRun(
  tx: Transaction,
  { command, target, trigger, isDry, by, now }: Start,
): Promise<CommandRun | null> {
  await giveUpSilent(tx, command, now);
  const [run] = await tx.commandRun.createManyAndReturn({
    data: [
      {
        command,
        trigger,
        isDry,
        createdAt: now,
        target: target ?? null,
        actorId: by?.id ?? null,
        actorName: by?.name ?? null,
      },
    ],
    skipDuplicates: true,
  });
  return run ?? null;
}

/** The same with the job that works it, both or neither. */
export async function queueRun(jobs: Jobs, tx: Transaction, start: Start): Promise<CommandRun | null> {
  const run = await writeRun(tx, start);
  if (run) await jobs.send(tx, commandQueue, { runId: run.id });
  return run;
}
