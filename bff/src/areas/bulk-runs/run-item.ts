import type { Services } from '../../composition.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { BulkItem, BulkRun } from '../../generated/prisma/client.ts';
import type { Route } from '../../http/area.ts';
import { callRoute } from '../../http/call-route.ts';
import { toAppError } from '../../http/to-app-error.ts';
import { runContext, type starterOf } from './run-context.ts';

interface Work {
  readonly run: BulkRun;
  readonly item: BulkItem;
  readonly admin: NonNullable<Awaited<ReturnType<typeof starterOf>>>;
  readonly route: Route;
}

/** The run was cancelled, or another worker has done the record: nothing of this attempt may stay. */
class Overtaken extends Error {}

type Outcome = { state: 'done' } | { state: 'refused'; code: string };

/** Notes what came of a record, in whatever transaction brought it about. */
async function note(tx: Transaction, { run, item }: Work, outcome: Outcome): Promise<void> {
  const counted = outcome.state === 'done' ? { done: { increment: 1 } } : { refused: { increment: 1 } };
  // Locks the run: a cancel comes before the whole of it or after.
  const { count } = await tx.bulkRun.updateMany({ where: { id: run.id, state: 'running' }, data: counted });
  const { runId, place } = item;
  const { count: waited } = await tx.bulkItem.updateMany({
    where: { runId, place, state: 'waiting' },
    data: outcome,
  });
  if (count === 0 || waited === 0) throw new Overtaken();
}

/** Runs the action on one record and notes what came of it; false when the run is over. */
export async function runItem(services: Services, work: Work): Promise<boolean> {
  const { run, item, admin, route } = work;
  let isNoted = false;
  const context = runContext(services, run, admin, async (tx) => {
    await note(tx, work, { state: 'done' });
    isNoted = true;
  });
  const input = { params: { id: item.recordId }, body: { version: item.version } };
  try {
    await callRoute(route, input, context);
    if (!isNoted)
      throw new TypeError(`${route.endpoint.path} changes nothing in the transaction of its context.`);
    return true;
  } catch (cause) {
    if (cause instanceof Overtaken) return false;
    const error = toAppError(cause);
    // The database being away is no fault of the record's.
    if (error.code === 'UNAVAILABLE') throw cause;
    if (error.reportable) services.errors.report(error.cause ?? error, { path: route.endpoint.path });
    return services.db
      .$transaction((tx) => note(tx, work, { state: 'refused', code: error.code }))
      .then(() => true)
      .catch((late: unknown) => {
        if (late instanceof Overtaken) return false;
        throw late;
      });
  }
}
