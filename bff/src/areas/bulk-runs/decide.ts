import { type BodyOf, type BulkRun, type bulkRuns, DECISION_UNDO_MS } from '@fio/contracts';
import { assertProof } from '../../core/identity/assert-proof.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { parseParams } from '../../http/input.ts';
import { bodyOfItem } from './body-of-item.ts';
import { listNamed, mayCall } from '../list-views/index.ts';
import { decidingAction } from './action-of.ts';
import { bulkRunOf } from './bulk-record.ts';
import type { BulkServices } from './bulk-services.ts';
import { rehearse } from './rehearse.ts';
import { keepRun } from './start-run.ts';

/** The endpoint that decides, the caller's to use; who decides at a desk need not see the list. */
function decidingOf({ session }: StaffContext, name: string, action: string) {
  const list = listNamed(name);
  if (list === undefined) throw new AppError('NOT_FOUND');
  const endpoint = decidingAction(list, action);
  if (endpoint === undefined) throw invalidField('action', 'invalid');
  if (!mayCall(session.admin, endpoint)) throw new AppError('FORBIDDEN');
  return endpoint;
}

/**
 * Takes one decision at a desk: whatever its endpoint would refuse is refused now, and what it does is done by the worker
 * once the time to undo it is over. CONFLICT when a decision on the record waits already.
 */
export async function decideLater(
  context: StaffContext,
  { routes }: BulkServices,
  { list, action, id, version, values }: BodyOf<typeof bulkRuns.decide>,
): Promise<BulkRun> {
  const endpoint = decidingOf(context, list, action);
  const now = context.clock.now();
  assertProof(endpoint, context.session, now);
  const route = routes.find((one) => one.endpoint === endpoint);
  if (route === undefined || endpoint.body === undefined) throw new AppError('NOT_FOUND');
  const given = {
    params: parseParams(endpoint.params, { id }),
    body: bodyOfItem(endpoint.body, values, version),
  };
  await rehearse(route, given, context);
  return context.transaction(async (tx) => {
    const run = await keepRun(context, tx, {
      ...{ list, action, decides: id, expected: 1, total: 1 },
      values: values as Prisma.InputJsonObject,
      startsAt: new Date(now.getTime() + DECISION_UNDO_MS),
    });
    await tx.bulkItem.create({ data: { runId: run.id, place: 0, recordId: id, version } });
    return bulkRunOf(run);
  });
}
