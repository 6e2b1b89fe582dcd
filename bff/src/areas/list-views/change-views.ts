import { VIEWS_LIMIT, type BodyOf, type ListView, type listViews } from '@fio/contracts';
import { isCpf } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { ownList } from './find-list.ts';
import { readSearch } from './read-search.ts';

interface Change {
  readonly action: string;
  readonly recordId: string | null;
  readonly summary: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const recordChange = ({ actor, clock }: RequestContext, tx: Transaction, change: Change) =>
  recordAction(tx, { actor, at: clock.now(), resource: 'list-views', ...change });

/** Keeps a filter under a name; the one that had the name before gives it up. */
export function saveView(
  context: StaffContext,
  list: string,
  { name, search }: BodyOf<typeof listViews.save>,
): Promise<ListView> {
  // CPFs rest encrypted, so that none may come to rest here.
  if (isCpf(readSearch(ownList(context, list), search).q ?? '')) throw invalidField('search', 'view_cpf');
  const { id: ownerId } = context.session.admin;
  return context.transaction(async (tx) => {
    const key = { ownerId_list_name: { ownerId, list, name } };
    const before = await tx.listView.findUnique({ where: key });
    if (before === null && (await tx.listView.count({ where: { ownerId, list } })) >= VIEWS_LIMIT) {
      throw invalidField('name', 'views_limit', 'INVALID_REQUEST', VIEWS_LIMIT);
    }
    const view = await tx.listView.upsert({
      where: key,
      create: { ownerId, list, name, search, createdAt: context.clock.now() },
      update: { search },
    });
    await recordChange(context, tx, {
      action: before ? 'edit' : 'create',
      recordId: view.id,
      summary: name,
      before: before && { list, name, search: before.search },
      after: { list, name, search },
    });
    return view;
  });
}

/** Forgets a filter of the caller's own. */
export async function removeView(context: StaffContext, list: string, id: string): Promise<void> {
  ownList(context, list);
  const { id: ownerId } = context.session.admin;
  await context.transaction(async (tx) => {
    const before = await tx.listView.findFirst({ where: { id, ownerId, list } });
    if (before === null) throw new AppError('NOT_FOUND');
    await tx.listView.delete({ where: { id } });
    const { name, search } = before;
    await recordChange(context, tx, {
      action: 'delete',
      recordId: id,
      summary: name,
      before: { list, name, search },
    });
  });
}

/** What the caller sees of a list from now on; null: all of it. */
export async function chooseColumns(
  context: StaffContext,
  list: string,
  columns: string[] | null,
): Promise<void> {
  ownList(context, list);
  const { id: ownerId } = context.session.admin;
  const key = { ownerId_list: { ownerId, list } };
  await context.transaction(async (tx) => {
    const before = await tx.listColumns.findUnique({ where: key });
    if (columns === null) await tx.listColumns.deleteMany({ where: { ownerId, list } });
    else await tx.listColumns.upsert({ where: key, create: { ownerId, list, columns }, update: { columns } });
    await recordChange(context, tx, {
      action: 'columns',
      recordId: null,
      summary: list,
      before: before && { columns: before.columns },
      after: columns && { columns },
    });
  });
}
