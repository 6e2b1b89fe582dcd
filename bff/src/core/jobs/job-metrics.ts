import { Counter, Histogram, type Metric } from 'prom-client';
import type { Tried } from './worker.ts';

/** How the jobs of this process go; what waits in the queues is told by every process (core/observation/database-gauges.ts). */
export function createJobMetrics(queues: readonly string[]) {
  const attempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts at jobs by how they ended: done, failed (and tried again), given_up.',
    labelNames: ['queue', 'outcome'],
    registers: [],
  });
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that an attempt at a job took.',
    labelNames: ['queue'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [],
  });
  for (const queue of queues)
    for (const outcome of ['done', 'failed', 'given_up']) attempts.inc({ queue, outcome }, 0);
  const metrics: readonly Metric[] = [attempts, seconds];
  return {
    metrics,
    count: ({ queue, seconds: took, error, isLast }: Tried) => {
      const failed = isLast ? 'given_up' : 'failed';
      attempts.inc({ queue, outcome: error === undefined ? 'done' : failed });
      seconds.observe({ queue }, took);
    },
  };
}
