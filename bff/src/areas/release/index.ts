import { defineArea } from '../../engine/Area.ts';
import { releaseRoutes } from './release.routes.ts';

/** Which builds a visitor is to have. */
export const releaseArea = defineArea({
  name: 'release',
  routes: releaseRoutes,
});
