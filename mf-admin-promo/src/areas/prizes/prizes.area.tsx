import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { adminPrizes, PRIZE_ORIGINS } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import {
  IconCalendar,
  IconCheck,
  IconGift,
  IconHome,
  IconRefresh,
  IconSend,
  IconTrophy,
} from '@fio/design-system/icons';
import { DayFilter, defineArea, Moment, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { prizeState } from './prize-state.tsx';
import { useKinds, useSchedules } from './prize-choices.ts';
import { deliverForm, giveForm, pendingForm } from './forms.ts';
import { PrizeChecks } from './prize-checks.tsx';
import { deskPath } from './prize-detail.ts';
import { PrizeMail } from './prize-mail.tsx';
import { PrizeSteps } from './prize-steps.tsx';
import { placeText, PrizeSummary } from './prize-summary.tsx';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

/** Slots and prizes. Schedules and visitors make them; by hand one is only given. */
export const prizesArea = defineArea({
  contract: adminPrizes,
  words: usePrizesWords,
  menu: { section: 'promotion', icon: 'prizes', order: 160 },
  nameOf: ({ kind }) => kind.title,
  enumerations: { state: prizeState, origin: enumeration(usePrizesWords, 'origin', PRIZE_ORIGINS) },
  columns: [
    { key: 'kind', cell: ({ kind }) => kind.title, width: 'clamp(9rem, 16vw, 14rem)' },
    { key: 'value', format: 'number', cell: ({ value }) => format.money(value) },
    { key: 'state' },
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
    { key: 'state' },
    { key: 'kindId', useChoices: useKinds },
    { key: 'origin' },
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
      to: ({ id }) => deskPath(id),
    },
    {
      id: 'deliver',
      endpoint: adminPrizes.deliver,
      when: ({ state }) => state === 'validated',
      icon: <IconHome size={16} />,
      form: deliverForm,
    },
    {
      id: 'resend',
      bulk: true,
      endpoint: adminPrizes.resend,
      when: ({ state }) => state === 'validated' || state === 'invalid',
      icon: <IconSend size={16} />,
    },
    {
      id: 'pending',
      bulk: true,
      endpoint: adminPrizes.pending,
      when: ({ reopenable }) => reopenable,
      icon: <IconRefresh size={16} />,
      form: pendingForm,
      danger: true,
    },
  ],
  detail: {
    Summary: PrizeSummary,
    tabs: [
      { id: 'steps', Content: PrizeSteps },
      { id: 'checks', Content: PrizeChecks },
    ],
  },
  links: [
    { to: prizeKinds.list.path, label: () => t('kinds'), icon: <IconTrophy size={16} /> },
    { to: prizeSchedules.list.path, label: () => t('schedules'), icon: <IconCalendar size={16} /> },
    {
      to: deskPath(),
      needs: validation.validate,
      label: () => t('desk'),
      icon: <IconCheck size={16} />,
      primary: true,
    },
  ],
  listActions: [{ id: 'give', form: giveForm, icon: <IconGift size={16} /> }],
});
