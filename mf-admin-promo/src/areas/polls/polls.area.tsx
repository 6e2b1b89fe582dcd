import { canTransition, type PollState as State } from '@fio/domain/poll';
import { adminPolls } from '@fio/contracts/admin/polls';
import { TITLE_LIMIT } from '@fio/contracts/core/fields';
import { IconArchive, IconCheck, IconLock, IconLockOpen } from '@fio/design-system/icons';
import {
  areaInput,
  DateTimeInput,
  dateTimeInput,
  defineArea,
  selectInput,
  SwitchInput,
} from '@fio/platform/area';
import { pollState } from './poll-state.ts';
import { SlugInput } from '../../fields/slug-input.tsx';
import { useShows, useSuspicious, pollType } from './choices.ts';
import { resolveForm } from './forms.tsx';
import { OptionsInput } from './options-input.tsx';
import { PollResults } from './poll-results.tsx';
import { PollSummary } from './poll-summary.tsx';
import { PollTitle } from './poll-title.tsx';
import { PollVotes } from './poll-votes.tsx';
import { copiedOf, valuesOf } from './poll-values.ts';
import { SuspiciousVotes } from './suspicious-votes.tsx';
import { usePollsWords } from './words.ts';

const { t } = usePollsWords;
const to =
  (target: State) =>
  ({ state }: { state: State }) =>
    canTransition(state, target);

export const pollsArea = defineArea({
  contract: adminPolls,
  words: usePollsWords,
  menu: { section: 'promotion', icon: 'polls', order: 130 },
  nameOf: (poll) => poll.title,
  enumerations: { type: pollType, state: pollState },
  columns: [
    { key: 'title', cell: (poll) => <PollTitle poll={poll} />, width: 'clamp(11rem, 18vw, 15rem)' },
    { key: 'show', cell: ({ show }) => show.title },
    { key: 'type' },
    { key: 'state' },
    { key: 'votes', format: 'number', cell: (poll) => <PollVotes poll={poll} /> },
    { key: 'opensAt', format: 'dateTime' },
    { key: 'closesAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state' },
    { key: 'showId', useChoices: useShows },
    { key: 'type' },
    { key: 'suspicious', useChoices: useSuspicious },
  ],
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'question',
        fields: [
          { field: 'title', input: areaInput(TITLE_LIMIT, 3) },
          { field: 'showId', input: selectInput(useShows), half: true },
          { field: 'slug', input: SlugInput, half: true, hint: () => t('hint.slug') },
        ],
      },
      {
        id: 'answers',
        fields: [
          { field: 'type', input: selectInput(pollType.useChoices), half: true, hint: () => t('hint.type') },
          { field: 'options', input: OptionsInput },
        ],
      },
      {
        id: 'period',
        fields: [
          { field: 'opensAt', input: DateTimeInput, half: true, hint: () => t('hint.opensAt') },
          {
            field: 'closesAt',
            input: dateTimeInput({ from: { field: 'opensAt' } }),
            half: true,
            hint: () => t('hint.closesAt'),
          },
          { field: 'featured', input: SwitchInput },
        ],
      },
    ],
  },
  copied: copiedOf,
  actions: [
    {
      id: 'resolve',
      endpoint: adminPolls.resolve,
      when: to('resolved'),
      icon: <IconCheck size={16} />,
      form: resolveForm,
    },
    {
      id: 'close',
      endpoint: adminPolls.close,
      when: ({ state }) => state === 'open',
      icon: <IconLock size={16} />,
      bulk: true,
    },
    {
      id: 'open',
      endpoint: adminPolls.open,
      when: ({ state }) => state === 'draft' || state === 'scheduled',
      icon: <IconLockOpen size={16} />,
      bulk: true,
    },
    {
      // What was closed is opened again one by one.
      id: 'reopen',
      endpoint: adminPolls.open,
      when: ({ state }) => state === 'closed',
      icon: <IconLockOpen size={16} />,
    },
    {
      id: 'archive',
      endpoint: adminPolls.archive,
      when: to('archived'),
      danger: true,
      icon: <IconArchive size={16} />,
      bulk: true,
    },
  ],
  editable: ({ state }) => state !== 'archived',
  removable: ({ state, votes }) => state === 'draft' && votes === 0,
  detail: {
    Summary: PollSummary,
    tabs: [
      { id: 'results', Content: PollResults },
      { id: 'suspicious', Content: SuspiciousVotes },
    ],
  },
});
