import { SAC_STATE_TONES } from '@fio/contracts/terms/sac.tones';
import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { adminSac } from '@fio/contracts/admin/sac';
import { SAC_SUBJECTS } from '@fio/contracts/public/sac';
import { canMoveSac, type SacState as State } from '@fio/domain/sac';
import { IconCheck, IconClock, IconMail, IconPencil, IconRefresh, IconSend } from '@fio/design-system/icons';
import { defineArea, enumeration } from '@fio/platform/area';
import { FirstAnswer } from './first-answer.tsx';
import { SacConversation } from './sac-conversation.tsx';
import { SacSummary } from './sac-summary.tsx';
import { SacTimes } from './sac-times.tsx';
import { useSacWords } from './words.ts';
import { answerForm, noteForm } from './write-form.tsx';

const { t } = useSacWords;
const to =
  (target: State) =>
  ({ state }: { state: State }) =>
    canMoveSac(state, target);

const useAnswered = () => [
  { value: 'no', label: t('filter.unanswered') },
  { value: 'yes', label: t('filter.answered') },
];

/** Customer service. Visitors begin the conversations, so nothing is created here. */
export const sacArea = defineArea({
  contract: adminSac,
  words: useSacWords,
  menu: { section: 'promotion', icon: 'sac', order: 180 },
  nameOf: ({ protocol }) => protocol,
  enumerations: {
    state: enumeration(useSacWords, 'state', SAC_STATE_TONES),
    subject: enumeration(useSacWords, 'subject', SAC_SUBJECTS),
  },
  columns: [
    { key: 'protocol', width: '9.5rem' },
    {
      key: 'subject',
      cell: ({ subject, attachment }) =>
        attachment ? `${t(`subject.${subject}`)} · ${t('attached')}` : t(`subject.${subject}`),
    },
    { key: 'name' },
    { key: 'state' },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'firstAnsweredAt', cell: (row) => <FirstAnswer row={row} /> },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'state' }, { key: 'subject' }, { key: 'answered', useChoices: useAnswered }],
  actions: [
    {
      id: 'answer',
      endpoint: adminSac.answer,
      when: to('answered'),
      icon: <IconSend size={16} />,
      form: answerForm,
    },
    {
      id: 'note',
      endpoint: adminSac.note,
      when: () => true,
      icon: <IconPencil size={16} />,
      form: noteForm,
    },
    { id: 'wait', endpoint: adminSac.wait, when: to('waiting'), icon: <IconClock size={16} />, bulk: true },
    { id: 'close', endpoint: adminSac.close, when: to('closed'), icon: <IconCheck size={16} />, bulk: true },
    {
      id: 'reopen',
      endpoint: adminSac.reopen,
      when: ({ state }) => state === 'closed' || state === 'waiting',
      icon: <IconRefresh size={16} />,
      bulk: true,
    },
  ],
  links: [
    {
      to: RECORD_PAGES['answer-templates'].list.path,
      label: () => t('templates'),
      icon: <IconMail />,
    },
  ],
  Note: SacTimes,
  detail: {
    Summary: SacSummary,
    tabs: [{ id: 'conversation', Content: SacConversation }],
  },
});
