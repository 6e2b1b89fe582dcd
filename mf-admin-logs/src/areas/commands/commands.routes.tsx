import { commands } from '@fio/contracts/admin/commands';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { commandsArea } from './commands.area.tsx';
import { RUN_PATH } from './run/run-path.ts';
import { useCommandsWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: commands.available.access,
  title: () => useCommandsWords.t('run.title'),
};

export const commandsRoutes: RouteObject[] = [
  ...commandsArea,
  {
    path: RUN_PATH,
    handle,
    lazy: async () => {
      const { RunPage } = await import('./run/run-page.tsx');
      return {
        Component: () => (
          <Gate needs={commands.available}>
            <RunPage />
          </Gate>
        ),
      };
    },
  },
];
