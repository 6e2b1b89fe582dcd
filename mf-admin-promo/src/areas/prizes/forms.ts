import { adminPrizes } from '@fio/contracts/admin/prizes';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { askFor, dayInput, linesInput, selectInput, TextInput } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { useKinds } from './prize-choices.ts';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

export const deliverForm = askFor(adminPrizes.deliver, {
  values: () => ({ deliveredOn: todayInSaoPaulo(serverNow()), note: '' }),
  fields: [
    { field: 'deliveredOn', input: dayInput({ to: 'now' }), label: () => t('field.deliveredOn') },
    { field: 'note', input: linesInput(), label: () => t('field.receipt'), hint: () => t('hint.receipt') },
  ],
});

/** "Voltar para pendente": says what follows, and takes a note for whoever decides next. */
export const pendingForm = askFor(adminPrizes.pending, {
  values: () => ({ note: '' }),
  fields: [{ field: 'note', input: linesInput(), label: () => t('field.note'), hint: () => t('hint.note') }],
});

/** A prize given by hand: which, to whom, and why. It leads to the new prize. */
export const giveForm = askFor(adminPrizes.give, {
  values: () => ({ kindId: '', user: '', reason: '' }),
  fields: [
    { field: 'kindId', input: selectInput(useKinds), label: () => t('field.kindId') },
    { field: 'user', input: TextInput, label: () => t('field.user') },
    { field: 'reason', input: linesInput(), label: () => t('field.reason'), hint: () => t('hint.reason') },
  ],
  leadsTo: ({ id }) => `${adminPrizes.list.path}/${id}`,
});
