import { readFileSync } from 'node:fs';
import { todayInSaoPaulo } from '@fio/domain';
import type { PoolClient } from 'pg';
import { takeClient } from '../../../core/database/take-client.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { addDays } from '../add-days.ts';

type Scope = 'recent' | 'all';

const read = (name: string) => readFileSync(new URL(`./${name}.sql`, import.meta.url), 'utf8');
const SUMS = [
  ['statistic_days', read('days')],
  ['statistic_steps', read('steps')],
  ['statistic_answers', read('answers')],
] as const;

/** Any number that nothing else in the product locks. */
const STATISTICS_LOCK = 7_270_060;

/** Without a lock_timeout: a renewal that was asked for waits as long as another takes. */
const BEGIN = `BEGIN; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = '30min'; SET LOCAL work_mem = '64MB'`;

const NOTED = `
  INSERT INTO statistic_refreshes (scope, at) VALUES ($1, $2)
  ON CONFLICT (scope) DO UPDATE SET at = excluded.at`;

/** Whether this renewal is to go on: one that doesn't wait stands back for another under way. */
async function isMine(client: PoolClient, waits: boolean): Promise<boolean> {
  if (waits) {
    await client.query('SELECT pg_advisory_xact_lock($1)', [STATISTICS_LOCK]);
    return true;
  }
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
    STATISTICS_LOCK,
  ]);
  return rows[0]?.mine === true;
}

/**
 * Renews the daily sums of the statistics: of today and yesterday, or of all days, because what happened on an old day
 * may have changed since (a vote was given again, a number voided, a person left). Readers see the old sums until the
 * new ones are whole. One that doesn't wait is left out while another is under way: it comes again in five minutes.
 */
export async function refreshStatistics(
  { pool, clock }: Pick<Infrastructure, 'pool' | 'clock'>,
  scope: Scope,
  { waits }: { waits: boolean } = { waits: scope === 'all' },
): Promise<void> {
  const now = clock.now();
  const since = scope === 'all' ? '-infinity' : addDays(todayInSaoPaulo(now), -1);
  const { client, release } = await takeClient(pool);
  try {
    await client.query(BEGIN);
    if (await isMine(client, waits)) {
      for (const [table, sums] of SUMS) {
        await client.query(`DELETE FROM ${table} WHERE day >= $1::date`, [since]);
        await client.query(sums, [since]);
      }
      const scopes = scope === 'all' ? ['all', 'recent'] : ['recent'];
      for (const done of scopes) await client.query(NOTED, [done, now]);
    }
    await client.query('COMMIT');
    release();
  } catch (error) {
    // A statement may still be running on it.
    release(true);
    throw error;
  }
}
