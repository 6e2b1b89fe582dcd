import type { Services } from '../../composition.ts';
import type { Queue } from '../../core/jobs/queue.ts';
import { handler, type JobHandler } from '../../core/jobs/worker.ts';
import { commandQueue, CRONS, scheduleQueue } from './command-queue.ts';
import { everyCommand } from './registry.ts';
import { startScheduled } from './start-command.ts';
import { workRun } from './work-run.ts';

const scheduled = everyCommand.flatMap(({ name, schedule }) =>
  schedule ? [{ name, queue: scheduleQueue(name), cron: CRONS[schedule] }] : [],
);

export const commandQueues: readonly Queue<object>[] = [commandQueue, ...scheduled.map(({ queue }) => queue)];

/** What a worker does for the commands: it runs them, and begins those whose hour it is. */
export const commandHandlers = (services: Services): readonly JobHandler[] => [
  handler(commandQueue, ({ runId }) => workRun(services, runId)),
  ...scheduled.map(({ name, queue, cron }) => handler(queue, () => startScheduled(services, name), cron)),
];
