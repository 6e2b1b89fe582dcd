import { calculation } from '@fio/contracts/admin/calculation';
import { canMoveDraw } from '@fio/domain/draw/draw-state';
import { IconX } from '@fio/design-system/icons';
import { defineArea } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { drawState } from './draw-state.ts';
import { CalculationSummary } from './calculation-summary.tsx';
import { cancelForm } from './panels/forms.ts';
import { rehearsalPath } from './rehearsal-path.ts';
import { useCalculationWords } from './words.ts';
// With the area's own styles: a sheet apart would be a hash more in what every page of the remote begins with.
import './rehearsal/rehearsal.module.css';

const { t } = useCalculationWords;

/** The draws and their calculation. They are defined elsewhere; here each is taken along its way, step by step. */
export const calculationArea = defineArea({
  contract: { list: calculation.list, get: calculation.get },
  words: useCalculationWords,
  menu: { section: 'promotion', icon: 'calculation', order: 110 },
  nameOf: ({ title }) => title,
  enumerations: { state: drawState },
  columns: [
    { key: 'title', width: 'clamp(11rem, 20vw, 18rem)' },
    {
      key: 'state',
      cell: ({ state, freezing }) => (freezing ? t('freezing.title') : <drawState.Chip value={state} />),
    },
    { key: 'lotteryDate', format: 'day' },
    {
      key: 'periodFrom',
      cell: ({ periodFrom, periodTo }) =>
        t('period', { from: format.day(periodFrom), to: format.day(periodTo) }),
    },
    { key: 'prizes', format: 'number' },
    { key: 'numbers', format: 'number' },
    { key: 'publishedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'state' }],
  actions: [
    {
      id: 'cancel',
      endpoint: calculation.cancel,
      when: ({ state }) => canMoveDraw(state, 'cancelled'),
      icon: <IconX size={16} />,
      form: cancelForm,
      danger: true,
    },
  ],
  pages: [
    {
      path: rehearsalPath(':id'),
      needs: calculation.get,
      title: 'rehearsal',
      load: async () => (await import('./rehearsal/rehearsal-page.tsx')).RehearsalPage,
    },
  ],
  detail: {
    Summary: CalculationSummary,
    tabs: [
      { id: 'now', load: async () => (await import('./panels/now.tsx')).Now },
      { id: 'result', load: async () => (await import('./panels/result-panels.ts')).ResultTab },
      { id: 'definition', load: async () => (await import('./panels/result-panels.ts')).DefinitionTab },
      { id: 'list', load: async () => (await import('./panels/result-panels.ts')).ListTab },
      {
        id: 'files',
        needs: { access: 'calculation:export' },
        load: async () => (await import('./panels/result-panels.ts')).FilesTab,
      },
      { id: 'steps', load: async () => (await import('./panels/result-panels.ts')).StepsTab },
    ],
  },
});
