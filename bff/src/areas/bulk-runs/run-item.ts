import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { BulkItem, BulkRun } from '../../generated/prisma/client.ts';
import type { Route } from '../../core/request/routes.ts';
import { callRoute } from '../../http/call-route.ts';
import { parseParams } from '../../http/input.ts';
import { bodyOfItem } from './body-of-item.ts';
import { toAppError } from '../../http/to-app-error.ts';
import { runContext, type starterOf } from './run-context.ts';

interface Work {
  readonly run: BulkRun;
  readonly item: BulkItem;
  readonly admin: NonNullable<Awaited<ReturnType<typeof starterOf>>>;
  readonly route: Route;
}

/** Another worker has done the record: nothing of this attempt may stay. */
class Overtaken extends Error {}

/** The run was cancelled or has ended: nothing of this attempt may stay, nor is there another. */
class RunOver extends Error {}

/** Whether there is more to do after an attempt that was overtaken; anything else is thrown on. */
function goesOn(cause: unknown): boolean {
  if (cause instanceof Overtaken) return true;
  if (cause instanceof RunOver) return false;
  throw cause;
}

type Outcome = { state: 'done' } | { state: 'refused'; code: string };

/** Notes what came of a record, in whatever transaction brought it about. */
async function note(tx: Transaction, { run, item }: Work, outcome: Outcome): Promise<void> {
  const counted = outcome.state === 'done' ? { done: { increment: 1 } } : { refused: { increment: 1 } };
  // Locks the run: a cancel comes before the whole of it or after.
  const { count } = await tx.bulkRun.updateMany({ where: { id: run.id, state: 'running' }, data: counted });
  if (count === 0) throw new RunOver();
  const { runId, place } = item;
  const { count: waited } = await tx.bulkItem.updateMany({
    where: { runId, place, state: 'waiting' },
    data: outcome,
  });
  if (waited === 0) throw new Overtaken();
}

/** Runs the action on one record and notes what came of it; false when the run is over. */
export async function runItem(services: Infrastructure, work: Work): Promise<boolean> {
  const { run, item, admin, route } = work;
  let isNoted = false;
  const context = runContext(services, run, admin, async (tx) => {
    await note(tx, work, { state: 'done' });
    isNoted = true;
  });
  const { params, body } = route.endpoint;
  const values = run.values as object | null;
  try {
    const input = {
      params: parseParams(params, { id: item.recordId }),
      body: body && bodyOfItem(body, values, item.version),
    };
    await callRoute(route, input, context);
    if (!isNoted)
      throw new TypeError(`${route.endpoint.path} changes nothing in the transaction of its context.`);
    return true;
  } catch (cause) {
    if (cause instanceof Overtaken || cause instanceof RunOver) return goesOn(cause);
    const error = toAppError(cause);
    // The database being away is no fault of the record's.
    if (error.code === 'UNAVAILABLE') throw cause;
    if (error.reportable) services.errors.report(error.cause ?? error, { path: route.endpoint.path });
    return services.db
      .$transaction((tx) => note(tx, work, { state: 'refused', code: error.code }))
      .then(() => true)
      .catch(goesOn);
  }
}
