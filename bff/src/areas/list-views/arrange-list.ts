import type { ListDensity } from '@fio/contracts';
import type { ListView } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { ownList } from './find-list.ts';
import { recordChange } from './record-change.ts';
import { holdView } from './share-view.ts';
import { mayUse, visibleTo } from './shown-views.ts';

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

/** The view that the list opens with for the caller; null: none. */
export async function chooseStart(context: StaffContext, list: string, viewId: string | null): Promise<void> {
  const endpoint = ownList(context, list);
  const { admin } = context.session;
  const key = { ownerId_list: { ownerId: admin.id, list } };
  await context.transaction(async (tx) => {
    const find = (id: string | undefined): Promise<ListView | null> =>
      id === undefined
        ? Promise.resolve(null)
        : tx.listView.findFirst({ where: { id, ...visibleTo(context, list) } });
    if (viewId !== null) await holdView(tx, viewId);
    const before = await tx.listStart.findUnique({ where: key });
    const view = await find(viewId ?? undefined);
    if (viewId === null) await tx.listStart.deleteMany({ where: { ownerId: admin.id, list } });
    else if (view === null || !mayUse(admin, endpoint, view)) throw new AppError('NOT_FOUND');
    else
      await tx.listStart.upsert({
        where: key,
        create: { ownerId: admin.id, list, viewId },
        update: { viewId },
      });
    const was = await find(before?.viewId);
    await recordChange(context, tx, {
      action: 'choose_start',
      recordId: viewId,
      summary: view?.name ?? list,
      before: { list, name: was?.name ?? null },
      after: { list, name: view?.name ?? null },
    });
  });
}

/** How high the rows of all lists are for the caller. */
export async function chooseDensity(context: StaffContext, density: ListDensity): Promise<void> {
  const { id: ownerId } = context.session.admin;
  await context.transaction(async (tx) => {
    const before = await tx.listDensity.findUnique({ where: { ownerId } });
    await tx.listDensity.upsert({ where: { ownerId }, create: { ownerId, density }, update: { density } });
    await recordChange(context, tx, {
      action: 'density',
      recordId: null,
      summary: density,
      before: before && { density: before.density },
      after: { density },
    });
  });
}
