import type { StaffContext } from '../request/RequestContext.ts';
import { AppError } from '../errors.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Transaction } from '../database/prisma.ts';
import { appendEntry } from '../transparency/append-entry.ts';
import type { Change, InputOf, Resource, ResourceContract, Stored } from './resource.ts';

/** The record, or NOT_FOUND. */
export async function find<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  tx: Transaction,
  id: string,
): Promise<Found> {
  const [found] = await resource.load(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Takes the record for a change: its row is locked until the commit. CONFLICT when somebody changed it since `version`
 * was read, so of two editors at once one wins and the other is told.
 */
export async function claim<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  tx: Transaction,
  id: string,
  version: number,
): Promise<Found> {
  const args = { where: { id, version }, data: { version: { increment: 1 } } };
  const { count } = await resource.model(tx).updateMany(args as never);
  const found = await find(resource, tx, id);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}

/** Writes a new record by the resource's own rules and gives it back. Its audit row is the caller's. */
export async function createRecord<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  tx: Transaction,
  input: InputOf<C>,
  context: StaffContext,
): Promise<Found> {
  const data = await resource.data(input, { tx, found: null, context });
  const { id } = (await resource.model(tx).create({ data } as never)) as Stored;
  return find(resource, tx, id);
}

/** Tells the log and the audit of a change, in its transaction. Call it last. */
export async function audit<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  tx: Transaction,
  context: StaffContext,
  change: Change<Found>,
): Promise<void> {
  const { action, before, after } = change;
  const known = after ?? before;
  const at = context.clock.now();
  for (const event of resource.binds?.(change) ?? []) await appendEntry(tx, event, at);
  await recordAction(tx, {
    actor: context.actor,
    at,
    resource: resource.name,
    recordId: known?.id ?? null,
    action,
    summary: known === null ? '' : resource.title(known),
    before: before === null ? null : resource.audited(before),
    after: after === null ? null : resource.audited(after),
  });
}
