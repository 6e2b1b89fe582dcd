import type { Pool } from 'pg';
import { PgBoss, fromPrisma } from 'pg-boss';
import type { Ask } from '../database/in-snapshot.ts';
import { currentTrace } from '../observation/trace.ts';
import type { Transaction } from '../database/prisma.ts';
import type { Queue } from './queue.ts';

export const JOBS_SCHEMA = 'pgboss';

export interface Jobs {
  /** Puts a job into the transaction that causes it: both are there afterwards, or neither. */
  send: <Data extends object>(tx: Transaction, queue: Queue<Data>, data: Data) => Promise<void>;
  /** The same of many jobs of a queue in one statement: of many causes, so that no trace leads to one of them. */
  sendAll: <Data extends object>(run: Ask, queue: Queue<Data>, all: readonly Data[]) => Promise<void>;
  /** Puts jobs that were given up back into their queue, for one more attempt. */
  retry: (queue: string, ids: readonly string[]) => Promise<void>;
}

export interface JobSender extends Jobs {
  /** Makes the tables and queues that are missing; any number of processes may do so at once. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

type Options = Queue<object>['options'];

const isAsWanted = (kept: Options, wanted: Options): boolean =>
  Object.entries(wanted).every(([option, value]) => kept[option as keyof Options] === value);

/** Makes what is missing of the queues and brings their options up to date; where all is as wanted nothing is written. */
export async function prepareQueues(boss: PgBoss, queues: readonly Queue<object>[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((one) => [one.name, one]));
  for (const { name, options } of queues) {
    const kept = existing.get(name);
    if (!kept) await boss.createQueue(name, options);
    else if (!isAsWanted(kept, options)) await boss.updateQueue(name, options);
  }
}

/** The sending side, for processes that work no jobs: it draws on the process's pool and polls for nothing. */
export function createJobSender(
  pool: Pool,
  queues: readonly Queue<object>[],
  onError: (error: Error) => void,
): JobSender {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: JOBS_SCHEMA,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);
  return {
    send: async (tx, { name }, data) => {
      const traceparent = currentTrace();
      await boss.send(name, traceparent ? { ...data, traceparent } : data, { db: fromPrisma(tx) });
    },
    retry: async (queue, ids) => {
      await boss.retry(queue, [...ids]);
    },
    sendAll: async (run, { name }, all) => {
      const executeSql = async (text: string, values: readonly unknown[] = []) => ({
        rows: [...(await run(`send-${name}`, text, values))],
      });
      const jobs = all.map((data) => ({ data }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: { executeSql } });
    },
    start: async () => {
      await boss.start();
      await prepareQueues(boss, queues);
    },
    stop: () => boss.stop({ graceful: false }),
  };
}
