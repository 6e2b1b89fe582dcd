import { adminTickets } from '@fio/contracts/admin/tickets';
import { TICKET_ORIGINS, TICKET_STATES } from '@fio/domain/lucky-number';
import { IconPlus, IconSearch, IconSortDescending, IconX } from '@fio/design-system/icons';
import { askFor, DayFilter, defineArea, linesInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useDraws } from './draws.ts';
import { giveForm } from './give-form.ts';
import { NumberFilter } from './number-filter.tsx';
import { nameOf } from './ticket-detail.ts';
import { TicketProof } from './ticket-proof.tsx';
import { TicketState } from './ticket-state.tsx';
import { TicketSummary } from './ticket-summary.tsx';
import { CHECK_PATH, TOTALS_PATH } from './paths.ts';
import { useTicketsWords } from './words.ts';

const { t } = useTicketsWords;
const useStates = () => TICKET_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
const useOrigins = () => TICKET_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }));

/** Lucky numbers that were given out. */
export const ticketsArea = defineArea({
  contract: adminTickets,
  words: useTicketsWords,
  nameOf,
  columns: [
    { key: 'number', cell: nameOf, width: '7rem' },
    { key: 'draw', cell: ({ draw }) => draw.title },
    { key: 'holder', cell: ({ holder }) => holder.name },
    { key: 'origin', cell: ({ origin }) => t(`origin.${origin}`) },
    { key: 'state', cell: ({ state }) => <TicketState state={state} /> },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'drawId', useChoices: useDraws },
    { key: 'number', control: NumberFilter, text: (text) => text },
    { key: 'state', useChoices: useStates },
    { key: 'origin', useChoices: useOrigins },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'invalidate',
      endpoint: adminTickets.invalidate,
      when: ({ state }) => state !== 'voided',
      icon: <IconX size={16} />,
      form: askFor(adminTickets.invalidate, {
        values: () => ({ reason: '' }),
        fields: [{ field: 'reason', input: linesInput(3), label: () => t('field.reason') }],
      }),
      danger: true,
    },
  ],
  detail: {
    chip: ({ state }) => <TicketState state={state} />,
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
