import { type BodyOf, type BulkRun, BULK_UNDO_MS, type bulkRuns } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { assertProof } from '../../core/identity/assert-proof.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { mayCall, ownList, readSearch } from '../list-views/index.ts';
import { bulkAction } from './action-of.ts';
import { bodyOfItem } from './body-of-item.ts';
import { bulkQueue, decisionQueue } from './bulk-queue.ts';
import { bulkRunOf } from './bulk-record.ts';

/** The list of an order and the action on it, both the caller's to use. */
export function orderedOf(
  context: StaffContext,
  { list: name, action }: { readonly list: string; readonly action: string },
) {
  const list = ownList(context, name);
  const endpoint = bulkAction(list, action);
  if (endpoint === undefined) throw invalidField('action', 'invalid');
  if (!mayCall(context.session.admin, endpoint)) throw new AppError('FORBIDDEN');
  return { list, endpoint };
}

type Order = Pick<Prisma.BulkRunUncheckedCreateInput, 'list' | 'action' | 'expected' | 'values'> & {
  /** Never left to the database, which knows of no time to undo. */
  readonly startsAt: Date;
};

/** Keeps a run with the job that will do it, and tells the audit. CONFLICT when another of its kind is under way. */
export async function keepRun(
  context: StaffContext,
  tx: Transaction,
  order: Order & Pick<Prisma.BulkRunUncheckedCreateInput, 'search' | 'total' | 'decides'>,
  // What was searched for may be a person; each record's own act follows.
  filters?: ReturnType<typeof readSearch>['f'],
) {
  const { actor, clock, jobs, language } = context;
  const { ip, userAgent, requestId } = actor;
  const from = { ownerId: context.session.admin.id, language, ip, userAgent, requestId };
  const at = clock.now();
  const [run] = await tx.bulkRun.createManyAndReturn({
    data: [{ ...order, ...from, createdAt: at }],
    skipDuplicates: true,
  });
  if (run === undefined) throw new AppError('CONFLICT');
  await jobs.send(tx, run.decides === null ? bulkQueue : decisionQueue, { runId: run.id });
  const { id: recordId, list, action, expected } = run;
  const after = { list, action, expected, ...(filters && { filters }) };
  const started = { resource: 'bulk-runs', recordId, action: 'start', summary: action } as const;
  await recordAction(tx, { ...started, actor, at, after });
  return run;
}

/** Has the worker run an action on what was ticked or all that a search finds, in the caller's name, after a while. */
export async function startRun(
  context: StaffContext,
  { list: name, action, search, expected, selected, values }: BodyOf<typeof bulkRuns.start>,
): Promise<BulkRun> {
  const { list, endpoint } = orderedOf(context, { list: name, action });
  const now = context.clock.now();
  assertProof(endpoint, context.session, now);
  // The form's own refusals are the person's to hear now.
  if (endpoint.body) bodyOfItem(endpoint.body, values, 1);
  const { f } = readSearch(list, search);
  const of = selected
    ? { search: null, total: selected.length, expected: selected.length }
    : { search, expected };
  const startsAt = new Date(now.getTime() + BULK_UNDO_MS);
  return context.transaction(async (tx) => {
    const order = {
      list: name,
      action,
      startsAt,
      ...(values && { values: values as Prisma.InputJsonObject }),
    };
    const run = await keepRun(context, tx, { ...order, ...of }, f);
    const items = (selected ?? []).map(({ id, version }, place) => ({
      ...{ runId: run.id, place, recordId: id, version },
    }));
    await tx.bulkItem.createMany({ data: items });
    return bulkRunOf(run);
  });
}
