import { users } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { disableUser, enableUser, inviteUser, resetTwoFactor, unblockUser } from './change-user.ts';
import { createUser, updateUser } from './save-user.ts';
import { startExport } from '../exports/index.ts';
import { userExports } from './users.export.ts';
import { userResource } from './users.resource.ts';

export const userRoutes = area(users, {
  ...crud(userResource),
  create: ({ body }, context) => createUser(context, body),
  update: ({ params, body }, context) => updateUser(context, params.id, body),
  export: (input, context) => startExport(userExports, input, context),
  invite: ({ params, body }, context) => inviteUser(context, params.id, body.version),
  disable: ({ params, body }, context) => disableUser(context, params.id, body.version),
  enable: ({ params, body }, context) => enableUser(context, params.id, body.version),
  unblock: ({ params, body }, context) => unblockUser(context, params.id, body.version),
  resetTwoFactor: ({ params, body }, context) => resetTwoFactor(context, params.id, body.version),
});
