import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { hostsOf, withoutSecrets } from './hosts.ts';

const ATTEMPTS = 10;
const PAUSE_MS = 300;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Waits a few seconds for the database; throws a message without the password when there is none. */
export async function assertDatabase(pool: Pool, url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      if (attempt < ATTEMPTS) {
        await delay(PAUSE_MS);
        continue;
      }
      const [{ username }] = hostsOf(url);
      throw new Error(
        `DATABASE_URL: no connection to ${withoutSecrets(url)} as ${username || 'nobody'}: ${reasonOf(error)}`,
        { cause: error },
      );
    }
  }
}
