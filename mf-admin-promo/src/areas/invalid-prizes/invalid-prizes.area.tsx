import { invalidPrizes } from '@fio/contracts/admin/invalid-prizes';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { IconRefresh } from '@fio/design-system/icons';
import { DayFilter, defineArea } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useReasons } from '../prizes/choices.ts';
import { pendingForm } from '../prizes/forms.ts';
import { useKinds } from '../prizes/prize-choices.ts';
import { PrizeChecks } from '../prizes/prize-checks.tsx';
import { reasonText } from '../prizes/prize-detail.ts';
import { PrizeMail } from '../prizes/prize-mail.tsx';
import { prizeState } from '../prizes/prize-state.tsx';
import { PrizeSteps } from '../prizes/prize-steps.tsx';
import { PrizeSummary } from '../prizes/prize-summary.tsx';
import { useInvalidPrizesWords } from './words.ts';

const { t } = useInvalidPrizesWords;

/** Wins that were refused: why, by whom, and what became of their slots. */
export const invalidPrizesArea = defineArea({
  contract: invalidPrizes,
  words: useInvalidPrizesWords,
  menu: { section: 'promotion', icon: 'invalid-prizes', order: 164 },
  audited: 'prizes',
  nameOf: ({ kind }) => kind.title,
  columns: [
    { key: 'kind', cell: ({ kind }) => kind.title, width: 'clamp(9rem, 16vw, 14rem)' },
    { key: 'value', format: 'number', cell: ({ value }) => format.money(value) },
    { key: 'participant', cell: ({ participant }) => participant ?? '–' },
    { key: 'reason', cell: ({ reason }) => reasonText(reason) ?? '–' },
    { key: 'claimedAt', format: 'dateTime' },
    { key: 'invalidatedAt', format: 'dateTime' },
    { key: 'invalidatedBy', cell: ({ invalidatedBy }) => invalidatedBy ?? t('byInvoice') },
    { key: 'mail', cell: ({ mail }) => <PrizeMail mail={mail} /> },
    {
      key: 'reoffered',
      cell: ({ reoffered }) => (reoffered ? <prizeState.Chip value={reoffered.state} /> : t('noSlot')),
    },
  ],
  filters: [
    { key: 'reason', useChoices: useReasons },
    { key: 'kindId', useChoices: useKinds },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'pending',
      endpoint: adminPrizes.pending,
      when: ({ reopenable }) => reopenable,
      icon: <IconRefresh size={16} />,
      form: pendingForm,
    },
  ],
  detail: {
    chip: ({ state }) => <prizeState.Chip value={state} />,
    Summary: PrizeSummary,
    tabs: [
      { id: 'steps', Content: PrizeSteps },
      { id: 'checks', Content: PrizeChecks },
    ],
  },
});
