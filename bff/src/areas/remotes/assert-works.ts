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

function reasonsOf({ loads, failures }: BuildFigures): string[] {
  const told = failures.map(({ phase, outcome, count }) => `${outcome} (${phase}) ${count} times`);
  return [`in the last ${DAYS} days it opened ${loads} times and failed: ${told.join(', ')}`];
}

/** Throws REMOTE_FAILING for a build that failed too often in the pages that had it. */
export async function assertWorks(
  { db, clock, config }: RequestContext,
  { environment, remote, build }: Promoted,
): Promise<void> {
  const { percent } = config.remotes.canary;
  const since = new Date(clock.now().getTime() - DAYS * DAY);
  const all = await buildFigures(db, { environment, since, percent });
  const figures = all.find((one) => one.remote === remote && one.build === build);
  if (figures?.isFailing) throw new AppError('REMOTE_FAILING', { reasons: reasonsOf(figures) });
}
