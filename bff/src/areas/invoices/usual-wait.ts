import type { Infrastructure } from '../../core/infrastructure.ts';

/** As many of the latest tell how it goes at the moment; fewer than the least tell nothing. */
const LATEST = 500;
const LEAST = 3;

/** Minutes that a receipt waited which was not confirmed at once: the median of the latest; null while there are too few. */
export async function usualWait({ db }: Pick<Infrastructure, 'db'>): Promise<number | null> {
  const [row] = await db.$queryRaw<{ count: number; minutes: number | null }[]>`
    SELECT count(*)::integer AS count,
      ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM waited)) / 60)::integer AS minutes
    FROM (
      SELECT confirmed_at - created_at AS waited FROM invoices
      WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at DESC LIMIT ${LATEST}
    ) AS latest
    WHERE waited > INTERVAL '10 seconds'`;
  return row && row.count >= LEAST ? row.minutes : null;
}
