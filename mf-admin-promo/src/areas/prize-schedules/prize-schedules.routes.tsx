import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { GENERATE_PATH } from './generate-path.ts';
import { prizeSchedulesArea } from './prize-schedules.area.tsx';
import { usePrizeSchedulesWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: prizeSchedules.create.access,
  title: () => usePrizeSchedulesWords.t('generate'),
};

export const prizeScheduleRoutes: RouteObject[] = [
  ...prizeSchedulesArea,
  {
    path: GENERATE_PATH,
    handle,
    lazy: async () => {
      const { GeneratePage } = await import('./generate-page.tsx');
      return {
        Component: () => (
          <Gate needs={prizeSchedules.create}>
            <GeneratePage />
          </Gate>
        ),
      };
    },
  },
];
