import { calculation } from '@fio/contracts/admin/calculation';
import { askFor, dayInput, linesInput } from '@fio/platform/area';
import type { CalculationDetail } from '../calculation-detail.ts';
import { LotteryDayInput } from '../../../fields/lottery-day/lottery-day-input.tsx';
import { useCalculationWords } from '../words.ts';
import { ExactInput } from './exact-input.tsx';

const { t } = useCalculationWords;

const REASON = {
  field: 'reason',
  input: linesInput(3),
  label: () => t('field.reason'),
  hint: () => t('hint.reason'),
} as const;

const SOURCE = {
  field: 'source',
  input: linesInput(2),
  label: () => t('field.announced'),
  hint: () => t('hint.announced'),
} as const;

/** Why the whole draw is called off: it stands in the menu, whatever the wizard shows. */
export const cancelForm = askFor(calculation.cancel, { values: () => ({ reason: '' }), fields: [REASON] });

/** What a step asks for that a rehearsal has too. */
export const rehearsedForms = ({
  sendBack,
  withdraw,
}: Pick<typeof calculation, 'sendBack' | 'withdraw'>) => ({
  /** One step back. */
  sendBack: askFor(sendBack, { values: () => ({ reason: '' }), fields: [REASON] }),
  /** Takes one's entry of the extraction back, or another's. */
  withdraw: askFor(withdraw, { values: () => ({ reason: '' }), fields: [REASON] }),
});

/** What the steps of the wizard ask for. */
export const STEP_FORMS = {
  ...rehearsedForms(calculation),
  /** The day of the next extraction, and why there was none. */
  postpone: askFor(calculation.postpone, {
    values: () => ({ lotteryDate: '', reason: '', source: '' }),
    fields: [
      { field: 'lotteryDate', input: LotteryDayInput, label: () => t('field.nextLotteryDate') },
      REASON,
      SOURCE,
    ],
  }),
  /** The day of a later extraction, where the list wasn't closed in time, and why it wasn't. */
  move: askFor(calculation.postpone, {
    values: () => ({ lotteryDate: '', reason: '', source: '' }),
    fields: [
      { field: 'lotteryDate', input: LotteryDayInput, label: () => t('field.nextLotteryDate') },
      REASON,
      SOURCE,
    ],
  }),
  /** Takes back what waits for a second person. */
  withdrawPostponement: askFor(calculation.withdrawPostponement, {
    values: () => ({ reason: '' }),
    fields: [REASON],
  }),
  /** The last question before the one step that nothing takes back: the draw's title has to be typed. */
  publish: askFor(calculation.publish, {
    values: () => ({ confirmation: '' }),
    fields: [
      {
        field: 'confirmation',
        input: ExactInput,
        label: () => t('publish.type'),
        hint: ({ title }: CalculationDetail) => title,
      },
    ],
    useReady: ({ title }, { confirmation }) => confirmation.trim() === title,
  }),
  /** Since when the authority has been shown whose the prizes are. */
  ownership: askFor(calculation.duty, {
    values: () => ({ duty: 'ownership' as const, doneOn: '' }),
    fields: [{ field: 'doneOn', input: dayInput({ to: 'now' }), label: () => t('field.doneOn') }],
  }),
  /** Since when it has the list. */
  list: askFor(calculation.duty, {
    values: () => ({ duty: 'list' as const, doneOn: '' }),
    fields: [{ field: 'doneOn', input: dayInput({ to: 'now' }), label: () => t('field.doneOn') }],
  }),
  /** That the accounts were rendered, and under which protocol. */
  account: askFor(calculation.account, {
    values: () => ({ note: '' }),
    fields: [
      { field: 'note', input: linesInput(3), label: () => t('field.note'), hint: () => t('hint.note') },
    ],
  }),
};
