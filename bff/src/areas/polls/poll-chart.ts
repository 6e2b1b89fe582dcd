import { readFileSync } from 'node:fs';
import type { pollChart } from '@fio/contracts';
import { resultShares } from '@fio/domain';
import type * as z from 'zod/mini';
import { find } from '../../core/crud/records.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { pollResource } from './polls.resource.ts';

const HOURS = readFileSync(new URL('./poll-chart.sql', import.meta.url), 'utf8');

/** Votes by option and by hour. */
export async function chartOf(
  { db, pool }: Pick<RequestContext, 'db' | 'pool'>,
  id: string,
): Promise<z.input<typeof pollChart>> {
  const { options, tallies } = await find(pollResource, db, id);
  const counts = options.map((option) => tallies.get(option.id) ?? 0);
  const shares = resultShares(counts);
  const { rows } = await pool.query<{ hour: Date; votes: number }>(HOURS, [id]);
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    options: options.map((option, index) => ({
      id: option.id,
      label: option.label,
      votes: counts[index] ?? 0,
      percent: shares[index] ?? 0,
    })),
    hours: rows.map(({ hour, votes }) => ({ hour: hour.toISOString(), votes })),
  };
}
