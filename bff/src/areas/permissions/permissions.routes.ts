import { ADMIN_TYPES, permissions } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';
import { area } from '../../core/request/routes.ts';
import { adminTypeOf } from '../../core/identity/admin-type.ts';
import { saveType } from './save-type.ts';
import { findUserPermissions, saveUserPermissions } from './save-user.ts';
import { typeOf } from './type-permissions.ts';

export const permissionRoutes = area(permissions, {
  list: async (_input, { db }) => {
    const stored = new Map((await db.typePermissions.findMany()).map((one) => [one.type, one]));
    const people = await db.adminUser.findMany({
      where: { permissions: { not: Prisma.DbNull }, type: { not: 'super' } },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, type: true },
    });
    return {
      types: ADMIN_TYPES.map((type) => typeOf(type, stored.get(type) ?? null)),
      people: people.map((user) => ({ id: user.id, name: user.name, type: adminTypeOf(user) })),
    };
  },
  saveType: ({ params, body }, context) => saveType(context, params.type, body),
  user: ({ params }, { db }) => findUserPermissions(db, params.id),
  saveUser: ({ params, body }, context) => saveUserPermissions(context, params.id, body),
});
