import { defineArea } from '../../engine/Area.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

/** What staff see first: what is due, and the day's figures. */
export const dashboardArea = defineArea({
  name: 'dashboard',
  audited: [{ name: 'dashboard', page: null }],
  routes: dashboardRoutes,
});
