import type { Catalogue } from '../../engine/Area.ts';
import { job, type Job } from '../../engine/job.ts';
import { commandQueue, CRONS, scheduleQueue } from './command-queue.ts';
import type { CommandRegistry } from './registry.ts';
import { startScheduled } from './start-command.ts';
import { workRun } from './work-run.ts';

/** What a worker does for the commands: it runs them, and begins those whose hour it is. */
export const commandJobs = ({ commands }: Catalogue): readonly Job<CommandRegistry>[] => [
  job(
    commandQueue,
    ({ infrastructure, services }) =>
      ({ runId }) =>
        workRun(infrastructure, services, runId),
  ),
  ...commands.flatMap(({ name, schedule }) =>
    schedule
      ? [
          job(
            scheduleQueue(name),
            ({ infrastructure }) =>
              () =>
                startScheduled(infrastructure, name),
            CRONS[schedule],
          ),
        ]
      : [],
  ),
];
