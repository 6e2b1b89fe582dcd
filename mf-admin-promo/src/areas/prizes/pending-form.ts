import { adminPrizes } from '@fio/contracts/admin/prizes';
import { askFor, linesInput } from '@fio/platform/area';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

/** "Voltar para pendente": says what follows, and takes a note for whoever decides next. */
export const pendingForm = askFor(adminPrizes.pending, {
  values: () => ({ note: '' }),
  fields: [{ field: 'note', input: linesInput(), label: () => t('field.note'), hint: () => t('hint.note') }],
});
