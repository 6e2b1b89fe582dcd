import type { Infrastructure } from '../core/infrastructure.ts';
import { defineQueue, type Queue } from '../core/jobs/queue.ts';
import type { Attempt, JobHandler } from '../core/jobs/worker.ts';
import type { MailTransport } from '../core/mail/transport.ts';

/** What work is done with: the process's own infrastructure, and the area's services. */
export interface Workplace<Services> {
  readonly infrastructure: Infrastructure;
  readonly services: Services;
  /** null: no mail server is configured, and messages stay in the outbox. */
  readonly transport: MailTransport | null;
}

type Work<Data> = (data: Data, attempt: Attempt) => Promise<void>;
type Open<Data, Services> = (workplace: Workplace<Services>) => Work<Data>;

/** A queue together with what is done with its jobs. */
export interface Job<Services> {
  readonly queue: Queue<object>;
  /** Called once per worker. */
  readonly handler: (workplace: Workplace<Services>) => JobHandler;
}

/**
 * `open` is called once per worker and gives what works each job; it must bear being run twice. With `cron` (São Paulo)
 * the queue is filled by the clock as well, once however many workers there are.
 */
export const job = <Data extends object, Services = unknown>(
  queue: Queue<Data>,
  open: Open<Data, Services>,
  cron?: string,
): Job<Services> => ({
  queue,
  handler: (workplace) => {
    const work = open(workplace);
    return { queue, work: (data, attempt) => work(data as Data, attempt), ...(cron && { cron }) };
  },
});

/**
 * A job somebody follows: `giveUp` is done once it is tried no more, also when its worker died with the last try, where no
 * handler could say so. It must bear being run twice, and a worker that was only believed dead.
 */
export function followedJob<Data extends object, Services = unknown>(
  queue: Queue<Data>,
  open: Open<Data, Services>,
  giveUp: Open<Data, Services>,
): readonly Job<Services>[] {
  const given = defineQueue<Data>(`${queue.name}-given-up`, { deleteAfterSeconds: 86_400 });
  // Its queue is made first: the database holds the other to it.
  return [job(given, giveUp), job({ ...queue, options: { ...queue.options, deadLetter: given.name } }, open)];
}
