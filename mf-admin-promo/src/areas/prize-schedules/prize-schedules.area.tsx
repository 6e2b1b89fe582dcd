import { prizeSchedules, SCHEDULE_RULES } from '@fio/contracts/admin/prize-schedules';
import { IconPlus } from '@fio/design-system/icons';
import { defineArea, enumeration } from '@fio/platform/area';
import { ScheduleSummary } from './schedule-summary.tsx';
import { ScheduleAllotment, ScheduleProof } from './schedule-tabs.tsx';
import { GENERATE_PATH } from './generate-path.ts';
import { usePrizeSchedulesWords } from './words.ts';

const { t } = usePrizeSchedulesWords;

/** Schedules: what is committed stands, so that there is neither a change nor a deletion. */
export const prizeSchedulesArea = defineArea({
  contract: { list: prizeSchedules.list, get: prizeSchedules.get },
  words: usePrizeSchedulesWords,
  menu: null,
  audited: 'prize-schedules',
  nameOf: ({ title }) => title,
  enumerations: {
    rule: enumeration(usePrizeSchedulesWords, 'rule', SCHEDULE_RULES),
    state: enumeration(usePrizeSchedulesWords, 'state', {
      committed: 'info',
      running: 'success',
      ended: 'warning',
      revealed: 'neutral',
    }),
  },
  columns: [
    { key: 'title', width: 'clamp(11rem, 15vw, 14rem)' },
    { key: 'rule' },
    { key: 'state' },
    { key: 'startsAt', format: 'dateTime' },
    { key: 'endsAt', format: 'dateTime' },
    { key: 'slots', format: 'number' },
    { key: 'won', format: 'number' },
    { key: 'available', format: 'number' },
  ],
  filters: [{ key: 'state' }],
  detail: {
    Summary: ScheduleSummary,
    tabs: [
      { id: 'allotment', Content: ScheduleAllotment },
      { id: 'proof', Content: ScheduleProof },
    ],
  },
  links: [
    {
      to: GENERATE_PATH,
      needs: prizeSchedules.create,
      label: () => t('generate'),
      icon: <IconPlus size={16} />,
      primary: true,
    },
  ],
  pages: [
    {
      path: GENERATE_PATH,
      needs: prizeSchedules.create,
      title: 'generate',
      load: async () => (await import('./generate-page.tsx')).GeneratePage,
    },
  ],
});
