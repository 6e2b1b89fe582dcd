import { defineArea } from '../../engine/Area.ts';
import { accountRoutes } from './account.routes.ts';

/** Who is signed in to the back office, and their own account. */
export const accountArea = defineArea({
  name: 'account',
  audited: [{ name: 'account', page: null }],
  routes: accountRoutes,
});

export { createFirstStaff } from './first-staff.ts';
