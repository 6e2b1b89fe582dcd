import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { winners } from '@fio/contracts/admin/winners';
import {
  IconArrowLeft,
  IconCheck,
  IconCircleX,
  IconGift,
  IconHome,
  IconMail,
  IconPencil,
  IconSend,
  IconTrophy,
  IconUserPlus,
} from '@fio/design-system/icons';
import { canMoveWinner, isReachableWinner, type WinnerState as State } from '@fio/domain/draw/winner-state';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { askFor, dayInput, defineArea, linesInput, selectInput } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { winnerState } from './winner-state.tsx';
import { PrizeMail } from '../prizes/prize-mail.tsx';
import { useChannels, useDrawChoices, useMailStates, useOutcomes, useWinnerKinds } from './choices.ts';
import { confirmForm, disqualifyForm, withdrawForm } from './disqualify-forms.tsx';
import { leaveForm } from './leave-form.ts';
import { surrogateForm } from './surrogate-form.tsx';
import { WinnerContacts } from './winner-contacts.tsx';
import { numberText, rankText } from './winner-detail.ts';
import { WinnerDocuments } from './winner-documents.tsx';
import { WinnerSteps } from './winner-steps.tsx';
import { WinnerSummary } from './winner-summary.tsx';
import { useWinnersWords } from './words.ts';

const { t } = useWinnersWords;
const isIn =
  (...states: readonly State[]) =>
  ({ state }: { readonly state: State }) =>
    states.includes(state);
const isReachable = ({ state }: { readonly state: State }) => isReachableWinner(state);
/** The heirs of who died may take the prize. */
const isDue = isIn('validated', 'deceased');

/** Who was drawn, and who waits in case. The calculation's review makes them; here they get their prize. */
export const winnersArea = defineArea({
  contract: winners,
  words: useWinnersWords,
  menu: { section: 'promotion', icon: 'winners', order: 170 },
  nameOf: ({ name }) => name,
  enumerations: { state: winnerState },
  columns: [
    { key: 'name', width: 'clamp(10rem, 18vw, 16rem)' },
    { key: 'state' },
    { key: 'prize', cell: ({ prize }) => prize.title, width: 'clamp(10rem, 18vw, 16rem)', grows: true },
    { key: 'rank', cell: ({ rank }) => rankText(rank) },
    { key: 'number', cell: numberText },
    { key: 'draw', cell: ({ draw }) => draw.title },
    { key: 'city', cell: ({ city, uf }) => `${city}/${uf}` },
    { key: 'contacts', format: 'number' },
    {
      key: 'documents',
      cell: ({ documents, receipt }) =>
        receipt ? `${format.number(documents)}, ${t('receipt.there')}` : format.number(documents),
    },
    { key: 'mail', cell: ({ mail }) => <PrizeMail mail={mail} /> },
    { key: 'value', format: 'number', cell: ({ value }) => format.money(value) },
    { key: 'tax', format: 'number', cell: ({ tax }) => format.money(tax) },
    { key: 'prescribesOn', format: 'day' },
    { key: 'deliveredAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'drawId', useChoices: useDrawChoices },
    { key: 'state' },
    { key: 'kind', useChoices: useWinnerKinds },
    { key: 'mail', useChoices: useMailStates },
  ],
  actions: [
    {
      id: 'surrogate',
      endpoint: winners.surrogate,
      when: ({ replaceable }) => replaceable,
      icon: <IconUserPlus size={16} />,
      form: surrogateForm,
    },
    {
      id: 'validate',
      endpoint: winners.validate,
      when: isIn('documents'),
      icon: <IconCheck size={16} />,
    },
    {
      id: 'deliver',
      endpoint: winners.deliver,
      when: (row) => isDue(row) && row.draw.published,
      icon: <IconHome size={16} />,
      form: askFor(winners.deliver, {
        values: () => ({ deliveredOn: todayInSaoPaulo(serverNow()), note: '' }),
        fields: [
          { field: 'deliveredOn', input: dayInput({ to: 'now' }), label: () => t('field.deliveredOn') },
          {
            field: 'note',
            input: linesInput(),
            label: () => t('field.note'),
            hint: () => t('hint.delivery'),
          },
        ],
      }),
    },
    {
      id: 'documents',
      endpoint: winners.documents,
      when: isIn('contacting'),
      icon: <IconPencil size={16} />,
    },
    {
      id: 'contact',
      endpoint: winners.contact,
      when: isReachable,
      icon: <IconSend size={16} />,
      form: askFor(winners.contact, {
        values: () => ({ channel: 'phone' as const, outcome: '' as 'reached', note: '' }),
        fields: [
          { field: 'channel', input: selectInput(useChannels), label: () => t('field.channel') },
          { field: 'outcome', input: selectInput(useOutcomes), label: () => t('field.outcome') },
          { field: 'note', input: linesInput(), label: () => t('field.note'), hint: () => t('hint.contact') },
        ],
      }),
    },
    { id: 'letter', endpoint: winners.letter, when: isReachable, icon: <IconMail size={16} />, bulk: true },
    {
      id: 'tax',
      bulk: true,
      endpoint: winners.tax,
      when: ({ tax, taxPaidOn }) => tax > 0 && taxPaidOn === null,
      icon: <IconTrophy size={16} />,
      form: askFor(winners.tax, {
        values: () => ({ paidOn: todayInSaoPaulo(serverNow()) }),
        fields: [{ field: 'paidOn', input: dayInput({ to: 'now' }), label: () => t('field.paidOn') }],
      }),
    },
    {
      id: 'back',
      endpoint: winners.back,
      when: isIn('documents', 'validated'),
      icon: <IconArrowLeft size={16} />,
      form: askFor(winners.back, {
        values: () => ({ note: '' }),
        fields: [
          {
            field: 'note',
            input: linesInput(),
            label: () => t('field.reason'),
            hint: () => t('hint.reason'),
          },
        ],
      }),
    },
    {
      id: 'confirmDisqualification',
      endpoint: winners.confirmDisqualification,
      when: ({ accused }) => accused,
      icon: <IconCheck size={16} />,
      form: confirmForm,
      danger: true,
    },
    {
      id: 'withdrawDisqualification',
      endpoint: winners.withdrawDisqualification,
      when: ({ accused }) => accused,
      icon: <IconArrowLeft size={16} />,
      form: withdrawForm,
    },
    {
      id: 'disqualify',
      endpoint: winners.disqualify,
      when: ({ state, accused }) => !accused && canMoveWinner(state, 'disqualified'),
      icon: <IconCircleX size={16} />,
      form: disqualifyForm,
      danger: true,
    },
    {
      id: 'leave',
      endpoint: winners.leave,
      when: (row) => !row.accused && isIn('drawn', 'contacting', 'documents', 'validated')(row),
      icon: <IconCircleX size={16} />,
      form: leaveForm,
      danger: true,
    },
  ],
  detail: {
    Summary: WinnerSummary,
    tabs: [
      { id: 'contacts', Content: WinnerContacts },
      { id: 'documents', Content: WinnerDocuments },
      { id: 'steps', Content: WinnerSteps },
    ],
  },
  links: [
    {
      to: RECORD_PAGES.prizes.list.path,
      needs: RECORD_PAGES.prizes.list,
      label: () => t('instant'),
      icon: <IconGift size={16} />,
    },
  ],
});
