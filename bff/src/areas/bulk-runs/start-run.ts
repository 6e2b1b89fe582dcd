import type { AnyEndpoint, BodyOf, BulkRun, bulkRuns } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { assertProof } from '../../core/identity/assert-proof.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { everyEndpoint } from '../../http/openapi/document.ts';
import { mayCall, ownList, readSearch } from '../list-views/index.ts';
import { bulkQueue } from './bulk-queue.ts';
import { bulkRunOf } from './bulk-record.ts';

/** The endpoint of an action of the list that may be run over all of it. */
export const bulkAction = (list: AnyEndpoint, action: string): AnyEndpoint | undefined =>
  everyEndpoint.find(
    ({ endpoint: { path, bulk } }) => bulk && path === action && path.startsWith(`${list.path}/:id/`),
  )?.endpoint;

/** Has the worker run an action on all that a search finds, in the caller's name. CONFLICT while another is under way. */
export async function startRun(
  context: StaffContext,
  { list, action, search, expected }: BodyOf<typeof bulkRuns.start>,
): Promise<BulkRun> {
  const { actor, clock, jobs, language } = context;
  const admin = context.session.admin;
  const endpoint = bulkAction(ownList(context, list), action);
  if (endpoint === undefined) throw invalidField('action', 'invalid');
  if (!mayCall(admin, endpoint)) throw new AppError('FORBIDDEN');
  assertProof(endpoint, context.session, clock.now());
  const { f } = readSearch(ownList(context, list), search);
  return context.transaction(async (tx) => {
    const at = clock.now();
    const { ip, userAgent, requestId } = actor;
    const order = { list, action, search, expected, language, ip, userAgent, requestId };
    const [run] = await tx.bulkRun.createManyAndReturn({
      data: [{ ...order, ownerId: admin.id, createdAt: at }],
      skipDuplicates: true,
    });
    if (run === undefined) throw new AppError('CONFLICT');
    await jobs.send(tx, bulkQueue, { runId: run.id });
    await recordAction(tx, {
      actor,
      at,
      resource: 'bulk-runs',
      recordId: run.id,
      action: 'start',
      summary: action,
      // What was searched for may be a person; each record's own act follows.
      after: { list, action, expected, filters: f },
    });
    return bulkRunOf(run);
  });
}
