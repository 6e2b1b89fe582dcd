import { defineArea } from '../../engine/Area.ts';
import { permissionRoutes } from './permissions.routes.ts';

/** What each type of staff, and each person, may do. */
export const permissionsArea = defineArea({
  name: 'permissions',
  audited: [{ name: 'permissions', page: null }],
  routes: permissionRoutes,
});

export { assertMayGive, assertWayBack, mayGive } from './guard-grant.ts';
