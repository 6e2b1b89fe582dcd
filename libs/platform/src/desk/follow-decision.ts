import { type BulkRunDetail, bulkRuns } from '@fio/contracts/admin/bulk-runs';
import { api, ApiError, queryClient } from '../api/index.ts';
import { serverNow } from '../boot/index.ts';
import { toast } from '../feedback/index.ts';
import { type Held, heldDecisions } from './held.ts';
import { useDeskWords } from './words.ts';

/** The worker begins with the moment; it is asked for once it is likely to have done it, and then each second. */
const SOON_MS = 500;
const AGAIN_MS = 1_000;
/** A worker that does nothing for so long is monitoring's to tell of. */
const MOST = 300;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = (due: number) => Math.max(0, due - serverNow().getTime());

/** The run once it is over; null while it isn't, or nobody answers. */
async function ended(id: string): Promise<BulkRunDetail | null> {
  const run = await api(bulkRuns.get, { params: { id } }, { quiet: true }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return null;
    throw error;
  });
  return run === null || run.state === 'queued' || run.state === 'running' ? null : run;
}

/** Says whose decision came to nothing and why. */
function tell({ name, refresh }: Held, { state, problem, refusals: [refusal] }: BulkRunDetail): void {
  const { t } = useDeskWords;
  // Nobody heard that it was taken back: that answer was lost on its way.
  if (state === 'cancelled') toast.info(t('undone', { name }));
  else if (refusal) toast.error(t('refused', { name, reason: refusal.reason }));
  else if (problem !== null) toast.error(t('failed', { name }));
  for (const { strategy, method, path } of refresh)
    void queryClient.invalidateQueries({ queryKey: [strategy, `${method} ${path}`] });
}

async function settle(held: Held): Promise<void> {
  await wait(until(Date.parse(held.startsAt) + SOON_MS));
  for (let asked = 0; asked < MOST; asked += 1) {
    const run = await ended(held.id);
    if (run !== null) return tell(held, run);
    await wait(AGAIN_MS);
  }
}

let last: Promise<void> = Promise.resolve();

/**
 * Keeps a decision to be undone until its time is over, and asks then how it turned out, wherever the person is by then; of
 * several one after the other, as they are worked.
 */
export function followDecision(held: Held): void {
  heldDecisions.add(held);
  const due = () => {
    // Of one that was undone there is nothing to ask.
    if (!heldDecisions.drop(held.id)) return;
    last = last
      .then(() => settle(held))
      // Without a session there is nobody to be told.
      .catch(() => undefined);
  };
  setTimeout(due, until(Date.parse(held.startsAt)));
}
