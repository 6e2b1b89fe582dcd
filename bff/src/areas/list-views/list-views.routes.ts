import { listViews } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { chooseColumns, removeView, saveView } from './change-views.ts';
import { ownList } from './find-list.ts';

export const listViewRoutes = area(listViews, {
  get: async ({ params: { list } }, context) => {
    ownList(context, list);
    const mine = { ownerId: context.session.admin.id, list };
    const [views, chosen] = await Promise.all([
      context.db.listView.findMany({ where: mine, orderBy: { name: 'asc' } }),
      context.db.listColumns.findUnique({ where: { ownerId_list: mine } }),
    ]);
    return { views, columns: chosen?.columns ?? null };
  },
  save: ({ params, body }, context) => saveView(context, params.list, body),
  choose: ({ params, body }, context) => chooseColumns(context, params.list, body.columns),
  remove: ({ params }, context) => removeView(context, params.list, params.id),
});
