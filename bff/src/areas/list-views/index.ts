import { defineArea } from '../../engine/Area.ts';
import { listViewRoutes } from './list-views.routes.ts';

/** How staff arrange their lists, and what they share of it. */
export const listViewsArea = defineArea({
  name: 'list-views',
  audited: [{ name: 'list-views', page: null }],
  routes: listViewRoutes,
});

export { listNamed, mayCall, ownList } from './find-list.ts';
export { readSearch } from './read-search.ts';
