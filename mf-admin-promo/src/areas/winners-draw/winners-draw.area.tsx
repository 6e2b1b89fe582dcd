import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import { DRAW_STATE_TONES } from '@fio/contracts/terms/draws.tones';
import { IconPencil, IconSend } from '@fio/design-system/icons';
import { askFor, defineArea, enumeration } from '@fio/platform/area';
import { DrawSummary } from './draw-summary.tsx';
import { useWinnersDrawWords } from './words.ts';

/** Draws, as they are defined. */
export const winnersDrawArea = defineArea({
  contract: winnersDraw,
  words: useWinnersDrawWords,
  menu: {
    section: 'promotion',
    icon: 'draw',
    order: 100,
    title: 'menu',
    hidden: [{ page: 'create' }, { page: 'edit' }],
  },
  nameOf: ({ title }) => title,
  enumerations: { state: enumeration(useWinnersDrawWords, 'state', DRAW_STATE_TONES) },
  columns: [
    { key: 'title', width: 'clamp(10rem, 16vw, 18rem)' },
    { key: 'state' },
    { key: 'periodFrom', format: 'day' },
    { key: 'lotteryDate', format: 'day' },
    { key: 'units', format: 'number' },
    { key: 'given', format: 'number' },
  ],
  filters: [{ key: 'state' }],
  form: async () => (await import('./draw-form.ts')).drawForm,
  // What the law and the calendar ask of each draw anew stays empty.
  copied: (values) => ({
    ...values,
    slug: '',
    certificate: null,
    periodFrom: '',
    periodTo: '',
    lotteryDate: '',
    plannedAt: null,
    prizes: values.prizes.map(({ title, description, quantity, value }) => ({
      title,
      description,
      quantity,
      value,
    })),
  }),
  actions: [
    {
      id: 'schedule',
      endpoint: winnersDraw.schedule,
      when: ({ state }) => state === 'draft',
      // Its numbers are committed in between.
      withCreate: false,
      icon: <IconSend size={16} />,
      form: askFor(winnersDraw.schedule, { values: () => ({}), fields: [] }),
    },
    {
      id: 'withdraw',
      endpoint: winnersDraw.withdraw,
      when: ({ state, freedom, given }) => state === 'scheduled' && freedom === 'all' && !given,
      icon: <IconPencil size={16} />,
    },
  ],
  editable: ({ freedom }) => freedom !== 'nothing',
  removable: ({ state, given }) => state === 'draft' && given === null,
  detail: {
    Summary: DrawSummary,
    tabs: [
      { id: 'rules', load: async () => (await import('./draw-tabs.tsx')).DrawRules },
      { id: 'prizes', load: async () => (await import('./later-tabs.ts')).DrawPrizes },
      { id: 'numbers', load: async () => (await import('./later-tabs.ts')).DrawNumbers },
    ],
  },
});
