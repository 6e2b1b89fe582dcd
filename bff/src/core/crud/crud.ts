import type { Handler } from '../request/routes.ts';
import type { StaffContext } from '../request/RequestContext.ts';
import { listPage } from './list.ts';
import { audit, claim, createRecord, find } from './records.ts';
import type { InputOf, Resource, ResourceContract, Stored } from './resource.ts';
import { anySource, type ListQuery } from './source.ts';
import { withConflicts } from './with-conflicts.ts';

type Handlers<C extends ResourceContract> = { readonly [Name in keyof ResourceContract]: Handler<C[Name]> };
type Update<C extends ResourceContract> = InputOf<C> & { version: number };
interface Input {
  readonly params: { readonly id: string };
  readonly query: ListQuery;
  readonly body: unknown;
}

const listed = <C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  query: ListQuery,
  context: StaffContext,
) =>
  listPage({
    db: context.db,
    source: anySource(resource.source),
    query,
    now: context.clock.now(),
    load: (ids: string[]) => resource.load(context.db, ids),
    row: (found) => resource.row(found, context),
  });

async function created<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  input: InputOf<C>,
  context: StaffContext,
) {
  return context.transaction(async (tx) => {
    const after = await createRecord(resource, tx, input, context);
    await audit(resource, tx, context, { action: 'create', before: null, after });
    return resource.detail(after, context);
  });
}

async function updated<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  id: string,
  { version, ...input }: Update<C>,
  context: StaffContext,
) {
  return context.transaction(async (tx) => {
    const before = await claim(resource, tx, id, version);
    const data = await resource.data(input as InputOf<C>, { tx, found: before, context });
    await resource.model(tx).update({ where: { id }, data } as never);
    const after = await find(resource, tx, id);
    await audit(resource, tx, context, { action: 'edit', before, after });
    return resource.detail(after, context);
  });
}

async function removed<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
  id: string,
  context: StaffContext,
) {
  await context.transaction(async (tx) => {
    const { version } = await find(resource, tx, id);
    const before = await claim(resource, tx, id, version);
    await resource.guardRemove(before, tx, context);
    await resource.model(tx).delete({ where: { id } } as never);
    await audit(resource, tx, context, { action: 'delete', before, after: null });
  });
}

/**
 * The handlers of a `resource()` contract: list, get, create, update and remove, each change with its audit row in the
 * same transaction. An area that needs more writes a handler of its own beside them.
 */
export function crud<C extends ResourceContract, Found extends Stored>(
  resource: Resource<C, Found>,
): Handlers<C> {
  const handlers = {
    list: ({ query }: Input, context: StaffContext) => listed(resource, query, context),
    get: async ({ params }: Input, context: StaffContext) =>
      resource.detail(await find(resource, context.db, params.id), context),
    create: ({ body }: Input, context: StaffContext) =>
      withConflicts(resource.unique, () => created(resource, body as InputOf<C>, context)),
    update: ({ params, body }: Input, context: StaffContext) =>
      withConflicts(resource.unique, () => updated(resource, params.id, body as Update<C>, context)),
    remove: ({ params }: Input, context: StaffContext) =>
      withConflicts(resource.unique, () => removed(resource, params.id, context)),
  };
  // The contract's own types were checked where the resource was declared; in here they are only passed through.
  return handlers as unknown as Handlers<C>;
}

type InJson<Value> = Value extends Date ? string : Value;

/**
 * A record as it is stored, its instants as text: the row and the detail of an area that shows its columns as they are. What
 * the contract doesn't list stays here, for answers pass its schema; a calendar day isn't an instant, and would be refused there.
 *
 * @public What an area that is generated begins with.
 */
export const jsonOf = <Found extends object>(found: Found) =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as { readonly [Name in keyof Found]: InJson<Found[Name]> };
