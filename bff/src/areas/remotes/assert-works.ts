import type { BuildFigures } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { buildFigures } from '../remote-loads/index.ts';

/** A build never changes, so what it did as a canary last week it does again. */
const DAYS = 7;
const DAY = 86_400_000;

interface Promoted {
  readonly environment: string;
  readonly remote: string;
  readonly build: string;
}

function reasonsOf({ visitors, failedVisitors, failures }: BuildFigures): string[] {
  const told = failures.map(({ phase, outcome, count }) => `${outcome} (${phase}) ${count} times`);
  const whom = `${failedVisitors} of ${visitors} visitors`;
  return [`in the last ${DAYS} days it failed for ${whom}: ${told.join(', ')}`];
}

/**
 * Throws REMOTE_FAILING for a build that failed for too many of those who had it. In a transaction it has no business:
 * it reads many rows and locks nothing that could change them.
 */
export async function assertWorks(
  { db, clock, config }: RequestContext,
  { environment, ...only }: Promoted,
): Promise<void> {
  const since = new Date(clock.now().getTime() - DAYS * DAY);
  const threshold = config.remotes.canary;
  const [figures] = await buildFigures(db, { environment, since, threshold, only });
  if (figures?.isFailing) throw new AppError('REMOTE_FAILING', { reasons: reasonsOf(figures) });
}
