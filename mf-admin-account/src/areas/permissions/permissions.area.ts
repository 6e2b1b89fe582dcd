import { permissions } from '@fio/contracts/admin/permissions';
import { definePages } from '@fio/platform/area';
import { usePermissionsWords } from './words.ts';

export const permissionsArea = definePages(
  usePermissionsWords,
  [
    {
      path: permissions.list.path,
      needs: permissions.list,
      title: 'title',
      load: async () => (await import('./permissions-page.tsx')).PermissionsPage,
    },
    {
      path: permissions.user.path,
      needs: permissions.user,
      title: 'title',
      load: async () => (await import('./person-page.tsx')).PersonPage,
    },
  ],
  { section: 'administration', icon: 'permissions', order: 30 },
);
