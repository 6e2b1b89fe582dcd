import { TICKET_STATE_TONES } from '@fio/contracts/terms/tickets.tones';
import { adminTickets } from '@fio/contracts/admin/tickets';
import { TICKET_ORIGINS } from '@fio/domain/lucky-number';
import { IconPlus, IconSearch, IconSortDescending, IconX } from '@fio/design-system/icons';
import { askFor, DayFilter, defineArea, linesInput, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useDraws } from './draws.ts';
import { giveForm } from './give-form.ts';
import { NumberFilter } from './number-filter.tsx';
import { nameOf } from './ticket-detail.ts';
import { TicketProof } from './ticket-proof.tsx';
import { TicketSummary } from './ticket-summary.tsx';
import { CHECK_PATH, TOTALS_PATH } from './paths.ts';
import { useTicketsWords } from './words.ts';

const { t } = useTicketsWords;

const voidForm = askFor(adminTickets.invalidate, {
  values: () => ({ reason: '' }),
  fields: [{ field: 'reason', input: linesInput(3), label: () => t('field.reason') }],
});

/** Lucky numbers that were given out. */
export const ticketsArea = defineArea({
  contract: adminTickets,
  words: useTicketsWords,
  menu: { section: 'promotion', icon: 'tickets', order: 156 },
  nameOf,
  enumerations: {
    state: enumeration(useTicketsWords, 'state', TICKET_STATE_TONES),
    origin: enumeration(useTicketsWords, 'origin', TICKET_ORIGINS),
  },
  columns: [
    { key: 'number', cell: nameOf, width: '7rem' },
    { key: 'draw', cell: ({ draw }) => draw.title },
    { key: 'holder', cell: ({ holder }) => holder.name },
    { key: 'origin' },
    { key: 'state' },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'drawId', useChoices: useDraws },
    { key: 'number', control: NumberFilter, text: (text) => text },
    { key: 'state' },
    { key: 'origin' },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'invalidate',
      bulk: true,
      endpoint: adminTickets.invalidate,
      when: ({ state }) => state === 'distributed',
      icon: <IconX size={16} />,
      form: voidForm,
      danger: true,
    },
    {
      // What has won is voided one by one.
      id: 'invalidateAwarded',
      endpoint: adminTickets.invalidate,
      when: ({ state }) => state === 'awarded',
      icon: <IconX size={16} />,
      form: voidForm,
      danger: true,
    },
  ],
  detail: {
    Summary: TicketSummary,
    tabs: [{ id: 'proof', Content: TicketProof }],
  },
  links: [
    { to: TOTALS_PATH, label: () => t('totals.short'), icon: <IconSortDescending size={16} /> },
    {
      to: CHECK_PATH,
      needs: adminTickets.check,
      label: () => t('check'),
      icon: <IconSearch size={16} />,
    },
  ],
  listActions: [{ id: 'give', form: giveForm, icon: <IconPlus size={16} />, primary: true }],
  pages: [
    {
      path: CHECK_PATH,
      needs: adminTickets.check,
      title: 'check',
      load: async () => (await import('./check/check-page.tsx')).CheckPage,
    },
    {
      path: TOTALS_PATH,
      needs: adminTickets.totals,
      title: 'totals',
      load: async () => (await import('./totals/totals-page.tsx')).TotalsPage,
    },
  ],
});
