import { auditChecks } from '@fio/contracts/admin/audit-checks';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { actionsArea } from './actions.area.tsx';
import { CHECK_PATH } from './check/check-path.ts';
import { useActionsWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: auditChecks.latest.access,
  title: () => useActionsWords.t('check'),
};

export const actionRoutes: RouteObject[] = [
  ...actionsArea,
  {
    path: CHECK_PATH,
    handle,
    lazy: async () => {
      const { CheckPage } = await import('./check/check-page.tsx');
      return {
        Component: () => (
          <Gate needs={auditChecks.latest}>
            <CheckPage />
          </Gate>
        ),
      };
    },
  },
];
