import { permissions } from '@fio/contracts/admin/permissions';
import { ADMIN_TYPES, DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import { permissionsArea } from './permissions.area.ts';

export default { title: 'Screens/Permissions' } satisfies Meta;

const person = { id: '0190a000-0000-7000-8000-000000000001', name: 'Caio Furtado', type: 'user' } as const;
const ofType = DEFAULT_PERMISSIONS[person.type];

const answers = [
  answer(permissions.list, {
    types: ADMIN_TYPES.map((type) => ({
      type,
      entries: [...DEFAULT_PERMISSIONS[type]],
      isDefault: true,
      version: 1,
    })),
    people: [person],
  }),
  answer(permissions.user, {
    ...person,
    ofType: [...ofType],
    own: [...ofType.slice(1), { permission: 'polls', action: 'edit' }],
    disabled: true,
    version: 2,
  }),
];
const path = permissions.list.path;

export const OfAType = screen(permissionsArea, { path: `${path}?type=reports`, answers });
export const OfSuper = screen(permissionsArea, { path: `${path}?type=super`, answers });
export const SideBySide = screen(permissionsArea, { path: `${path}?type=compare`, answers });
export const OfAPerson = screen(permissionsArea, { path: `${path}/users/${person.id}`, answers });
export const InEffect = screen(permissionsArea, { path: `${path}/users/${person.id}?view=effect`, answers });
