import type { listViews, ResultOf } from '@fio/contracts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { ownList } from './find-list.ts';
import { mayUse, shownViews, visibleTo } from './shown-views.ts';

/** How a list is arranged for the caller: what they saved or others share with them, and what they chose. */
export async function readArrangement(
  context: StaffContext,
  list: string,
): Promise<ResultOf<typeof listViews.get>> {
  const endpoint = ownList(context, list);
  const { db, session } = context;
  const key = { ownerId_list: { ownerId: session.admin.id, list } };
  const [found, columns, start, chosen] = await Promise.all([
    db.listView.findMany({ where: visibleTo(context, list), orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    db.listColumns.findUnique({ where: key }),
    db.listStart.findUnique({ where: key }),
    db.listDensity.findUnique({ where: { ownerId: session.admin.id } }),
  ]);
  const usable = new Set(found.filter((view) => mayUse(session.admin, endpoint, view)));
  // One's own that is of no use any more can still be deleted.
  const seen = found.filter((view) => usable.has(view) || view.ownerId === session.admin.id);
  const isStart = (id: string) => [...usable].some((view) => view.id === id);
  return {
    views: await shownViews(context, db, seen),
    columns: columns?.columns ?? null,
    start: start !== null && isStart(start.viewId) ? start.viewId : null,
    density: chosen?.density === 'compact' ? 'compact' : 'comfortable',
  };
}
