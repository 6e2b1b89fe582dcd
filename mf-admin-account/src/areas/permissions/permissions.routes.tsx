import { permissions } from '@fio/contracts/admin/permissions';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { usePermissionsWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: permissions.list.access,
  title: () => usePermissionsWords.t('title'),
};

export const permissionsRoutes: RouteObject[] = [
  {
    path: permissions.list.path,
    handle,
    lazy: async () => {
      const { PermissionsPage } = await import('./permissions-page.tsx');
      return {
        Component: () => (
          <Gate needs={permissions.list}>
            <PermissionsPage />
          </Gate>
        ),
      };
    },
  },
  {
    path: permissions.user.path,
    handle: { ...handle, needs: permissions.user.access },
    lazy: async () => {
      const { PersonPage } = await import('./person-page.tsx');
      return {
        Component: () => (
          <Gate needs={permissions.user}>
            <PersonPage />
          </Gate>
        ),
      };
    },
  },
];
