import { defineArea } from '../../engine/Area.ts';
import { page } from '../../http/pages/page.ts';
import { profileRoutes } from './profile.routes.ts';
import { sql } from '../../core/database/sql.ts';
import { goneRows } from '../../engine/person-table.ts';

/** A visitor's own account. */
export const profileArea = defineArea({
  name: 'profile',
  routes: profileRoutes,
  pages: [
    page({ path: '/perfil', visibility: 'hidden', words: { title: 'profile', description: 'profileText' } }),
  ],
  personTables: [
    goneRows('email_changes', {
      whose: ({ id }) => sql`registration_id = ${id}::uuid`,
      inPackage: 'registration',
    }),
  ],
});

export { askEmailChange, dropEmailChange } from './email-change.ts';
export { proveOwn } from './prove-own.ts';
export { orTaken } from './taken.ts';
