import { SUGGESTION_STATE_TONES } from '@fio/contracts/terms/suggestions.tones';
import {
  canMoveSuggestion,
  isPendingSuggestion,
  type SuggestionState as State,
} from '@fio/domain/suggestion';
import { adminPolls } from '@fio/contracts/admin/polls';
import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import {
  IconArchive,
  IconCheck,
  IconEye,
  IconFlag,
  IconPencil,
  IconRefresh,
  IconX,
} from '@fio/design-system/icons';
import { askFor, DayFilter, defineArea, enumeration, linesInput, selectInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useShows } from '../polls/choices.ts';
import { SimilarTexts } from './similar-texts.tsx';
import { nameOf } from './suggestion-detail.ts';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { SuggestionSummary } from './suggestion-summary.tsx';
import { SuggestionText } from './suggestion-text.tsx';
import { Suspicion } from './suspicion.tsx';
import { useSuggestionsWords } from './words.ts';

const { t } = useSuggestionsWords;
const pollPath = adminPolls.list.path;
const ownPath = adminSuggestions.list.path;

const useDecided = () => [
  { value: 'no', label: t('filter.undecided') },
  { value: 'yes', label: t('filter.decided') },
];

type Stated = { readonly state: State };
const to =
  (target: State) =>
  ({ state }: Stated) =>
    canMoveSuggestion(state, target);
/** A new one passes through the review on its way: whoever decides has read it. */
const isConvertible = ({ state }: Stated) => state === 'new' || canMoveSuggestion(state, 'merged');

/** The moderation of suggestions. Visitors write them, so that nothing is created here. */
export const suggestionsArea = defineArea({
  contract: adminSuggestions,
  words: useSuggestionsWords,
  menu: { section: 'promotion', icon: 'suggestions', order: 140 },
  nameOf,
  enumerations: { state: enumeration(useSuggestionsWords, 'state', SUGGESTION_STATE_TONES) },
  columns: [
    {
      key: 'text',
      cell: ({ text }) => <span title={text}>{text}</span>,
      width: 'clamp(11rem, 18vw, 16rem)',
    },
    { key: 'show', cell: ({ show }) => show.title },
    { key: 'author', cell: ({ author }) => author ?? t('gone') },
    { key: 'state' },
    { key: 'score', cell: ({ score, signs }) => <Suspicion score={score} signs={signs} short /> },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state' },
    { key: 'showId', useChoices: useShows },
    { key: 'decided', useChoices: useDecided },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'review',
      endpoint: adminSuggestions.review,
      when: ({ state }) => state === 'new',
      icon: <IconEye size={16} />,
      bulk: true,
    },
    {
      id: 'approve',
      endpoint: adminSuggestions.approve,
      when: to('approved'),
      icon: <IconCheck size={16} />,
      bulk: true,
    },
    {
      // Never over many: nobody would have read them.
      id: 'approveNew',
      endpoint: adminSuggestions.approve,
      when: ({ state }) => state === 'new',
      icon: <IconCheck size={16} />,
    },
    {
      id: 'convert',
      endpoint: adminSuggestions.convert,
      when: isConvertible,
      icon: <IconFlag size={16} />,
      form: askFor(adminSuggestions.convert, {
        values: () => ({}),
        fields: [],
        leadsTo: ({ id, poll }) => (poll ? `${pollPath}/edit/${poll.id}` : `${ownPath}/${id}`),
      }),
    },
    {
      id: 'edit',
      endpoint: adminSuggestions.update,
      when: ({ state }) => isPendingSuggestion(state),
      icon: <IconPencil size={16} />,
      form: askFor(adminSuggestions.update, {
        values: ({ showId, text }: SuggestionDetail) => ({ showId, text }),
        fields: [
          { field: 'showId', input: selectInput(useShows), label: () => t('field.show') },
          { field: 'text', input: linesInput(6), label: () => t('field.text'), hint: () => t('hint.text') },
        ],
      }),
    },
    {
      id: 'reject',
      endpoint: adminSuggestions.reject,
      when: to('rejected'),
      icon: <IconX size={16} />,
      form: askFor(adminSuggestions.reject, {
        values: () => ({ reason: '' }),
        fields: [
          {
            field: 'reason',
            input: linesInput(),
            label: () => t('field.reason'),
            hint: () => t('hint.reason'),
          },
        ],
      }),
    },
    {
      id: 'spam',
      endpoint: adminSuggestions.spam,
      when: to('spam'),
      icon: <IconArchive size={16} />,
      bulk: true,
    },
    {
      id: 'reopen',
      endpoint: adminSuggestions.review,
      when: (row) => row.state !== 'new' && to('in_review')(row),
      icon: <IconRefresh size={16} />,
    },
  ],
  removable: ({ state }) => state !== 'approved' && state !== 'merged',
  detail: {
    Summary: SuggestionSummary,
    tabs: [
      { id: 'text', Content: SuggestionText },
      { id: 'similar', Content: SimilarTexts },
    ],
  },
});
