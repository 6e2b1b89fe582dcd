import { adminTickets, MOST_BY_HAND } from '@fio/contracts/admin/tickets';
import { askFor, linesInput, numberInput, selectInput, TextInput } from '@fio/platform/area';
import { useDraws } from './draws.ts';
import { nameOf } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

const { t } = useTicketsWords;

/** Gives the next numbers of a draw to a participant, and says which. */
export const giveForm = askFor(adminTickets.generate, {
  values: () => ({ drawId: '', user: '', count: 1, reason: '' }),
  fields: [
    { field: 'drawId', input: selectInput(useDraws), label: () => t('field.draw') },
    { field: 'user', input: TextInput, label: () => t('field.user') },
    { field: 'count', input: numberInput(1, MOST_BY_HAND), label: () => t('field.count') },
    { field: 'reason', input: linesInput(3), label: () => t('field.reason') },
  ],
  told: ({ holder, numbers }) => ({
    name: holder.name,
    count: numbers.length,
    numbers: numbers.map(nameOf).join(', '),
  }),
});
