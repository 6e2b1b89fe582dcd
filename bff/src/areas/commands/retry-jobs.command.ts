import { JOBS_SCHEMA } from '../../core/jobs/jobs.ts';
import { redact } from '../../core/redact.ts';
import type { Command } from '../../engine/command.ts';

/** As many as are told one by one; the count tells of all. */
const TOLD = 40;
const MESSAGE_LIMIT = 300;

interface GivenUp {
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly tries: number;
  readonly message: string | null;
}

/** The latest first. They are kept for as long as the queue keeps what is over. */
const GIVEN_UP = `
  SELECT id, name, completed_on AS at, retry_count + 1 AS tries, output ->> 'message' AS message
  FROM ${JOBS_SCHEMA}.job WHERE state = 'failed' ORDER BY completed_on DESC`;

/** Tells the jobs that nobody tries any more, each with its cause, and has them tried again. */
export const retryJobs: Command = {
  name: 'retry-jobs',
  work: async ({ jobs }, { isDry, connection, output, progress }) => {
    const { rows } = await connection.query<GivenUp>(GIVEN_UP);
    for (const { name, at, tries, message } of rows.slice(0, TOLD).toReversed())
      output('jobGivenUp', {
        queue: name,
        at: at.toLocaleString('sv-SE', {
          timeZone: 'America/Sao_Paulo',
          dateStyle: 'short',
          timeStyle: 'short',
        }),
        tries,
        message: redact(message ?? '').slice(0, MESSAGE_LIMIT),
      });
    if (isDry) {
      output('jobsGivenUp', { count: rows.length });
      return true;
    }
    const queues = [...Map.groupBy(rows, ({ name }) => name)];
    for (const [index, [queue, some]] of queues.entries()) {
      await jobs.retry(
        queue,
        some.map(({ id }) => id),
      );
      progress(index + 1, queues.length);
    }
    output('jobsRetried', { count: rows.length });
    return true;
  },
};
