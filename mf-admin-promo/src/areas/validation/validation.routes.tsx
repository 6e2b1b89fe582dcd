import { validation } from '@fio/contracts/admin/validation';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { useValidationWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: validation.get.access,
  title: () => useValidationWords.t('title'),
};

export const validationRoutes: RouteObject[] = [
  {
    path: `${validation.next.path}/:prize?`,
    handle,
    lazy: async () => {
      const { ValidationPage } = await import('./validation-page.tsx');
      return {
        Component: () => (
          <Gate needs={validation.get}>
            <ValidationPage />
          </Gate>
        ),
      };
    },
  },
];
