import { winners } from '@fio/contracts/admin/winners';
import {
  IconArrowLeft,
  IconCheck,
  IconCircleX,
  IconHome,
  IconMail,
  IconPencil,
  IconSend,
  IconTrophy,
  IconUserPlus,
} from '@fio/design-system/icons';
import { isReachableWinner, type WinnerState as State } from '@fio/domain/draw/winner-state';
import { defineArea } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { PrizeMail } from '../prizes/prize-mail.tsx';
import { BackDialog } from './back-dialog.tsx';
import { useDrawChoices, useMailStates, useStates, useWinnerKinds } from './choices.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SurrogateDialog } from './surrogate-dialog.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { WinnerContacts } from './winner-contacts.tsx';
import { numberText, rankText } from './winner-detail.ts';
import { WinnerDocuments } from './winner-documents.tsx';
import { WinnerState } from './winner-state.tsx';
import { WinnerSteps } from './winner-steps.tsx';
import { WinnerSummary } from './winner-summary.tsx';
import { WinnersTools } from './winners-tools.tsx';
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
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', width: 'clamp(10rem, 18vw, 16rem)' },
    { key: 'state', cell: ({ state }) => <WinnerState state={state} /> },
    { key: 'prize', cell: ({ prize }) => prize.title },
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
    { key: 'value', cell: ({ value }) => format.money(value) },
    { key: 'tax', cell: ({ tax }) => format.money(tax) },
    { key: 'prescribesOn', format: 'day' },
    { key: 'deliveredAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'drawId', useChoices: useDrawChoices },
    { key: 'state', useChoices: useStates },
    { key: 'kind', useChoices: useWinnerKinds },
    { key: 'mail', useChoices: useMailStates },
  ],
  actions: [
    {
      id: 'surrogate',
      endpoint: winners.surrogate,
      when: ({ replaceable }) => replaceable,
      icon: <IconUserPlus size={16} />,
      dialog: SurrogateDialog,
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
      dialog: DeliverDialog,
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
      dialog: ContactDialog,
    },
    { id: 'letter', endpoint: winners.letter, when: isReachable, icon: <IconMail size={16} /> },
    {
      id: 'tax',
      endpoint: winners.tax,
      when: ({ tax, taxPaidOn }) => tax > 0 && taxPaidOn === null,
      icon: <IconTrophy size={16} />,
      dialog: TaxDialog,
    },
    {
      id: 'back',
      endpoint: winners.back,
      when: isIn('documents', 'validated'),
      icon: <IconArrowLeft size={16} />,
      dialog: BackDialog,
    },
    {
      id: 'leave',
      endpoint: winners.leave,
      when: isIn('reserve', 'drawn', 'contacting', 'documents', 'validated'),
      icon: <IconCircleX size={16} />,
      dialog: LeaveDialog,
      danger: true,
    },
  ],
  detail: {
    chip: ({ state }) => <WinnerState state={state} />,
    Summary: WinnerSummary,
    tabs: [
      { id: 'contacts', Content: WinnerContacts },
      { id: 'documents', Content: WinnerDocuments },
      { id: 'steps', Content: WinnerSteps },
    ],
  },
  Tools: WinnersTools,
});
