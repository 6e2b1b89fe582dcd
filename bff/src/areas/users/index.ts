import { users } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { userExports } from './users.export.ts';
import { userRoutes } from './users.routes.ts';

/** Staff. */
export const usersArea = defineArea({
  name: 'users',
  audited: [{ name: 'users', page: users }],
  routes: userRoutes,
  exports: [userExports],
  findables: [
    findable(
      users,
      ({ name }) => name,
      ({ email }) => email,
    ),
  ],
});
