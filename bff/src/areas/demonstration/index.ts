import { defineArea } from '../../engine/Area.ts';
import { demonstrationRoutes } from './demonstration.routes.ts';

/** What the product does to be tried, and nowhere else. */
export const demonstrationArea = defineArea({
  name: 'demonstration',
  demonstrationRoutes,
});
