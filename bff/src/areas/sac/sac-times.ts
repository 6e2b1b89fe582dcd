import { SAC_TIMES_DAYS, type sacTimes } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';

type Times = z.input<typeof sacTimes>;
const DAY = 86_400_000;

interface Row {
  readonly answered: number;
  readonly median: number | null;
  readonly ninth: number | null;
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** How fast messages were first answered of late, and which still wait for it. */
export async function timesOf({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<Times> {
  const since = new Date(clock.now().getTime() - SAC_TIMES_DAYS * DAY);
  const [row] = await db.$queryRaw<Row[]>`
    WITH answered AS (
      SELECT extract(epoch FROM first_answered_at - created_at) AS took
      FROM sac_requests WHERE first_answered_at >= ${since}
    ), unanswered AS (
      SELECT created_at FROM sac_requests WHERE first_answered_at IS NULL AND state <> 'closed'
    )
    SELECT (SELECT count(*) FROM answered)::integer AS answered,
           (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY took) FROM answered)::integer AS median,
           (SELECT percentile_cont(0.9) WITHIN GROUP (ORDER BY took) FROM answered)::integer AS ninth,
           (SELECT count(*) FROM unanswered)::integer AS waiting,
           (SELECT min(created_at) FROM unanswered) AS oldest`;
  const { oldest = null, ...counted } = row ?? { answered: 0, median: null, ninth: null, waiting: 0 };
  return { ...counted, oldest: oldest?.toISOString() ?? null };
}
