import { permissions } from '@fio/contracts/admin/permissions';
import { ADMIN_TYPES, DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import { wholeMenu } from '@fio/platform/testing/stories/menu';
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
/** The matrix has the areas in its order. */
const page = { answers, menu: wholeMenu };

export const OfAType = screen(permissionsArea, { ...page, path: `${path}?type=reports` });
export const OfSuper = screen(permissionsArea, { ...page, path: `${path}?type=super` });
export const SideBySide = screen(permissionsArea, { ...page, path: `${path}?type=compare` });
export const OfAPerson = screen(permissionsArea, { ...page, path: `${path}/users/${person.id}` });
export const InEffect = screen(permissionsArea, { ...page, path: `${path}/users/${person.id}?view=effect` });
