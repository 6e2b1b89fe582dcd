import { remotes } from '@fio/contracts/admin/remotes';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { remotePath, REMOTES_PATH } from './remote-path.ts';
import { useRemotesWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: remotes.list.access,
  title: () => useRemotesWords.t('title'),
};

export const remotesRoutes: RouteObject[] = [
  {
    path: REMOTES_PATH,
    handle,
    lazy: async () => {
      const { RemotesPage } = await import('./remotes-page.tsx');
      return {
        Component: () => (
          <Gate needs={remotes.list}>
            <RemotesPage />
          </Gate>
        ),
      };
    },
  },
  {
    path: remotePath(':remote'),
    handle,
    lazy: async () => {
      const { RemotePage } = await import('./remote-page.tsx');
      return {
        Component: () => (
          <Gate needs={remotes.list}>
            <RemotePage />
          </Gate>
        ),
      };
    },
  },
];
