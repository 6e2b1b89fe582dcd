import { listViews } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { chooseColumns, chooseDensity, chooseStart } from './arrange-list.ts';
import { removeView, saveView } from './change-views.ts';
import { readArrangement } from './read-arrangement.ts';
import { shareView } from './share-view.ts';

export const listViewRoutes = area(listViews, {
  get: ({ params }, context) => readArrangement(context, params.list),
  save: ({ params, body }, context) => saveView(context, params.list, body),
  choose: ({ params, body }, context) => chooseColumns(context, params.list, body.columns),
  space: ({ body }, context) => chooseDensity(context, body.density),
  begin: ({ params, body }, context) => chooseStart(context, params.list, body.view),
  share: ({ params, body }, context) => shareView(context, params.list, params.id, body),
  remove: ({ params }, context) => removeView(context, params.list, params.id),
});
