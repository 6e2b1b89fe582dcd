import { todayInSaoPaulo } from '@fio/domain/calendar';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import { IconCheck, IconHome, IconRefresh, IconSend } from '@fio/design-system/icons';
import { askFor, DayFilter, DayInput, defineArea, linesInput, Moment } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { useOrigins, useStates } from './choices.ts';
import { useKinds, useSchedules } from './prize-choices.ts';
import { DeskAction } from './desk-action.tsx';
import { pendingForm } from './pending-form.ts';
import { PrizeChecks } from './prize-checks.tsx';
import { PrizeMail } from './prize-mail.tsx';
import { PrizeState } from './prize-state.tsx';
import { PrizeSteps } from './prize-steps.tsx';
import { placeText, PrizeSummary } from './prize-summary.tsx';
import { PrizesTools } from './prizes-tools.tsx';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

/** Slots and prizes. Schedules and visitors make them; by hand one is only given. */
export const prizesArea = defineArea({
  contract: adminPrizes,
  words: usePrizesWords,
  nameOf: ({ kind }) => kind.title,
  columns: [
    { key: 'kind', cell: ({ kind }) => kind.title, width: 'clamp(9rem, 16vw, 14rem)' },
    { key: 'value', cell: ({ value }) => format.money(value) },
    { key: 'state', cell: ({ state }) => <PrizeState state={state} /> },
    { key: 'participant', cell: ({ participant }) => participant ?? '–' },
    { key: 'claimedAt', format: 'dateTime' },
    {
      key: 'opensAt',
      cell: (row) => (row.opensAt ? <Moment at={row.opensAt} /> : placeText(row)),
    },
    { key: 'validator', cell: ({ validator }) => validator ?? '–' },
    { key: 'mail', cell: ({ mail }) => <PrizeMail mail={mail} /> },
    { key: 'deliveredAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state', useChoices: useStates },
    { key: 'kindId', useChoices: useKinds },
    { key: 'origin', useChoices: useOrigins },
    { key: 'scheduleId', useChoices: useSchedules },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'validate',
      endpoint: validation.validate,
      when: ({ state }) => state === 'pending',
      icon: <IconCheck size={16} />,
      dialog: DeskAction,
    },
    {
      id: 'deliver',
      endpoint: adminPrizes.deliver,
      when: ({ state }) => state === 'validated',
      icon: <IconHome size={16} />,
      form: askFor(adminPrizes.deliver, {
        values: () => ({ deliveredOn: todayInSaoPaulo(serverNow()), note: '' }),
        fields: [
          { field: 'deliveredOn', input: DayInput, label: () => t('field.deliveredOn') },
          {
            field: 'note',
            input: linesInput(),
            label: () => t('field.receipt'),
            hint: () => t('hint.receipt'),
          },
        ],
      }),
    },
    {
      id: 'resend',
      endpoint: adminPrizes.resend,
      when: ({ state }) => state === 'validated' || state === 'invalid',
      icon: <IconSend size={16} />,
    },
    {
      id: 'pending',
      endpoint: adminPrizes.pending,
      when: ({ reopenable }) => reopenable,
      icon: <IconRefresh size={16} />,
      form: pendingForm,
      danger: true,
    },
  ],
  detail: {
    chip: ({ state }) => <PrizeState state={state} />,
    Summary: PrizeSummary,
    tabs: [
      { id: 'steps', Content: PrizeSteps },
      { id: 'checks', Content: PrizeChecks },
    ],
  },
  Tools: PrizesTools,
});
