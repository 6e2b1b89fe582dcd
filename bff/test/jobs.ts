import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA } from '../src/core/jobs/jobs.ts';
import type { Queue } from '../src/core/jobs/queue.ts';
import type { TestApp } from './app.ts';

/**
 * The last try of the one job that waits in a queue, while no worker runs: `killed`, its worker dies with it and is missed by
 * its heartbeat; `failed`, it throws.
 */
export async function endLastTry(app: TestApp, { name }: Queue<object>, how: 'killed' | 'failed') {
  const { db } = app.services;
  const boss = new PgBoss({
    connectionString: app.config.databaseUrl,
    schema: JOBS_SCHEMA,
    ...{ createSchema: false, supervise: false, schedule: false },
  });
  await boss.start();
  await db.$executeRaw`UPDATE pgboss.job SET retry_limit = 0 WHERE name = ${name} AND state = 'created'`;
  const [job] = await boss.fetch(name);
  if (job === undefined) throw new Error(`No job waits in ${name}.`);
  if (how === 'failed') await boss.fail(name, job.id, new Error('gone'));
  else {
    await db.$executeRaw`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour' WHERE id = ${job.id}::uuid`;
    // However lately it was looked after.
    await db.$executeRaw`UPDATE pgboss.queue SET monitor_on = NULL WHERE name = ${name}`;
    await boss.supervise(name);
  }
  await boss.stop({ graceful: false });
}
