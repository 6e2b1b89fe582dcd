import { defineQueue } from '../../core/jobs/queue.ts';
import { job } from '../../engine/job.ts';
import { placeEach } from './place-slots.ts';
import { revealEnded } from './reveal-schedules.ts';
import { tellBeacons } from './tell-beacons.ts';

const queue = defineQueue('prize-schedules', { retryLimit: 0, deleteAfterSeconds: 3600 });

/**
 * Each minute the rounds that schedules wait for are asked for, what has come up is written down, for staff to see (a participation
 * does so itself), and what is over is told: nobody has to think of it. Who runs the worker can put it off; the page and the verifier
 * say so of a round that is late.
 */
export const schedulesJob = job(
  queue,
  ({ infrastructure }) =>
    async () => {
      const told = await tellBeacons(infrastructure);
      const placed = await placeEach(infrastructure);
      const revealed = await revealEnded(infrastructure);
      const failed = told + placed + revealed;
      // All were tried; alerts hear of jobs that failed, and of no line in a log.
      if (failed > 0) throw new Error(`${failed} steps of prize schedules failed.`);
    },
  '* * * * *',
);
