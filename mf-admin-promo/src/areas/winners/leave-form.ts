import { winners } from '@fio/contracts/admin/winners';
import { askFor, linesInput, selectInput } from '@fio/platform/area';
import { exitsFrom } from './choices.ts';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

const { t } = useWinnersWords;
const exitsOf = (record: WinnerDetail | null) => (record ? exitsFrom(record.state) : []);

/** Why a winner, or a surrogate who waits, is out. */
export const leaveForm = askFor(winners.leave, {
  values: (record: WinnerDetail) => {
    const [only, ...others] = exitsOf(record);
    return { to: (only && others.length === 0 ? only.value : '') as 'declined', reason: '', note: '' };
  },
  fields: [
    {
      field: 'to',
      input: selectInput<WinnerDetail>(({ record }) => exitsOf(record)),
      label: () => t('field.to'),
    },
    { field: 'reason', input: linesInput(), label: () => t('field.reason'), hint: () => t('hint.reason') },
    { field: 'note', input: linesInput(2), label: () => t('field.note'), hint: () => t('hint.note') },
  ],
});
