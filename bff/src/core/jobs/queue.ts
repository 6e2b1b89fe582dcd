import type { Queue as StoredQueue } from 'pg-boss';

type QueueOptions = Omit<StoredQueue, 'name'>;

/** A kind of job: its name in the database and how it is tried. `Data` is what a job of it carries. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly options: QueueOptions;
  /** Only for the type of what it carries; never set. */
  readonly data?: Data;
}

/** A day of work or so in all: eleven tries, the waits doubling from five seconds to two hours. */
const PATIENT = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 7_200 } as const;

export function defineQueue<Data extends object>(name: string, options: QueueOptions = {}): Queue<Data> {
  return { name, options: { ...PATIENT, expireInSeconds: 120, notify: true, ...options } };
}
