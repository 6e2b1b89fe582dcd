import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from './unavailable.ts';

const PAUSE_MS = 500;

/** What `work` gives, begun again for as long as the database is out of reach: it must bear that. */
export async function onceThere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await delay(PAUSE_MS);
    }
  }
}
