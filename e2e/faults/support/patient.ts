import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../../bff/src/core/database/unavailable.ts';
import type { WriteSource } from './write.ts';

const RETRY_MS = 200;

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Where the database itself is killed: who writes is made by a test that waits for it. */
export const patient = (source: WriteSource): WriteSource => ({
  ...source,
  next: () => patiently(() => source.next()),
  effects: (ids) => patiently(() => source.effects(ids)),
});
