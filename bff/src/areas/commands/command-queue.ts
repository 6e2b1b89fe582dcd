import type { COMMAND_SCHEDULES, CommandName } from '@fio/contracts';
import { defineQueue } from '../../core/jobs/queue.ts';

/** Runs that wait for a worker. One whose worker died is missed within half a minute, and begun again. */
export const commandQueue = defineQueue<{ runId: string }>('commands', {
  retryLimit: 3,
  expireInSeconds: 6 * 3_600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});

/** A command's own clock; all it does is to put a run into the queue above. */
export const scheduleQueue = (name: CommandName) =>
  defineQueue<object>(name, { retryLimit: 2, deleteAfterSeconds: 86_400 });

/** In America/Sao_Paulo. */
export const CRONS: Readonly<Record<(typeof COMMAND_SCHEDULES)[number], string>> = {
  quarter: '*/15 * * * *',
  midnight: '5 0 * * *',
  night: '30 3 * * *',
};
