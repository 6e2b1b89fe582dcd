import { type Db, type JobWithMetadata, PgBoss } from 'pg-boss';
import { SERVER_OPTIONS } from '../database/client.ts';
import { createPool } from '../database/connections.ts';
import { Listener } from '../database/Listener.ts';
import { Notices } from '../database/Notices.ts';
import { traced } from '../observation/trace.ts';
import { JOBS_SCHEMA, prepareQueues } from './jobs.ts';
import type { Queue } from './queue.ts';

/** One try of a job. */
export interface Attempt {
  /** Nobody will try it again. */
  readonly isLast: boolean;
  /** Of what is told of a job that is tried no more: its worker was heard of no more, rather than failing. */
  readonly wasLost: boolean;
}

export interface JobHandler {
  readonly queue: Queue<object>;
  /** Runs by itself at these times (São Paulo), once however many workers there are. */
  readonly cron?: string;
  /** Rejecting means trying again later. Must bear being run twice. */
  readonly work: (data: object, attempt: Attempt) => Promise<void>;
}

/** Ties a queue to the code that works it; what it carries is typed by the queue. */
export function handler<Data extends object>(
  queue: Queue<Data>,
  work: (data: Data, attempt: Attempt) => Promise<void>,
  cron?: string,
): JobHandler {
  return { queue, work: (data, attempt) => work(data as Data, attempt), ...(cron && { cron }) };
}

/** One attempt at a job, once it is over. */
export interface Tried {
  readonly queue: string;
  readonly jobId: string;
  readonly seconds: number;
  /** Why it failed; undefined: it didn't. */
  readonly error?: unknown;
  /** Nobody will try again. */
  readonly isLast: boolean;
}

interface WorkerOptions {
  databaseUrl: string;
  handlers: readonly JobHandler[];
  onError: (error: Error) => void;
  /** Told of each attempt. */
  onTried?: (tried: Tried) => void;
}

export interface JobWorker {
  /** Takes no more jobs, lets those under way finish (30 s at most), and ends its connections. */
  stop: () => Promise<void>;
}

const POLLING = {
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  localConcurrency: 2,
} as const;

/** What pg-boss writes of a job whose worker fell silent, or took longer than it may. */
const LOST = /heartbeat timeout|timed out/;

function attemptOf({ retryCount, retryLimit, sourceOutput }: JobWithMetadata): Attempt {
  const { value } = (sourceOutput ?? {}) as { readonly value?: { readonly message?: string } };
  return { isLast: retryCount >= retryLimit, wasLost: LOST.test(value?.message ?? '') };
}

/** Connections to the primary of ours: the library's own would go on asking whoever was it at the start. */
function openJobDatabase(url: string, onError: (error: Error) => void) {
  const pool = createPool(url, {
    application_name: 'fio-worker',
    max: 6,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: SERVER_OPTIONS,
  });
  pool.on('error', onError);
  const notices = new Notices({ url, name: 'fio-worker-notices' });
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => {
      const listener = new Listener({
        notices,
        channel,
        onNotice: (payload) => (payload === undefined ? onReconnect() : onNotification(payload)),
      });
      await listener.start();
      return { close: () => listener.stop() };
    },
  };
  return { db, close: () => pool.end() };
}

/** The working side. Notifications wake it at once; a poll every few seconds is the floor beneath them. */
export async function startJobWorker({
  databaseUrl,
  handlers,
  onError,
  onTried,
}: WorkerOptions): Promise<JobWorker> {
  const { db, close } = openJobDatabase(databaseUrl, onError);
  const boss = new PgBoss({
    db,
    schema: JOBS_SCHEMA,
    createSchema: false,
    useListenNotify: true,
  });
  boss.on('error', onError);
  try {
    await begin(boss, handlers, onTried);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await close();
    throw error;
  }
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 30_000 });
      await close();
    },
  };
}

async function begin(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  onTried: WorkerOptions['onTried'],
): Promise<void> {
  await boss.start();
  await prepareQueues(
    boss,
    handlers.map(({ queue }) => queue),
  );
  for (const { queue, cron, work } of handlers) {
    await boss.work<object, void, typeof POLLING>(queue.name, POLLING, async (jobs) => {
      for (const job of jobs) {
        const since = performance.now();
        const attempt = attemptOf(job);
        const tell = (outcome: Pick<Tried, 'error'> = {}) =>
          onTried?.({
            queue: queue.name,
            jobId: job.id,
            seconds: (performance.now() - since) / 1000,
            isLast: attempt.isLast,
            ...outcome,
          });
        // What caused it was recorded, and left its name.
        const { traceparent: parent, ...data } = job.data as { traceparent?: string };
        const attributes = { 'fio.job_id': job.id };
        const step = { name: `job ${queue.name}`, kind: 'consumer', parent, attributes } as const;
        await traced(step, () => work(data, attempt)).catch((error: unknown) => {
          tell({ error });
          throw error;
        });
        tell();
      }
    });
    if (cron) await boss.schedule(queue.name, cron, {}, { tz: 'America/Sao_Paulo' });
  }
}
