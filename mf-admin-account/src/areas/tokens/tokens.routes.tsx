import { tokens } from '@fio/contracts/admin/tokens';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { CREATE_PATH } from './create/create-path.ts';
import { tokensArea } from './tokens.area.tsx';
import { useTokensWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: tokens.create.access,
  title: () => useTokensWords.t('create'),
};

export const tokensRoutes: RouteObject[] = [
  ...tokensArea,
  {
    path: CREATE_PATH,
    handle,
    lazy: async () => {
      const { CreatePage } = await import('./create/create-page.tsx');
      return {
        Component: () => (
          <Gate needs={tokens.create}>
            <CreatePage />
          </Gate>
        ),
      };
    },
  },
];
