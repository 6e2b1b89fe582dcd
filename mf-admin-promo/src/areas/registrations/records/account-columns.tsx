import { MAIL_STATE_TONES } from '@fio/contracts/terms/mails.tones';
import { StateChip } from '@fio/design-system/chip';
import type { Column } from '@fio/design-system/data-table';
import { aboutLog, enumeration, logKind, Moment } from '@fio/platform/area';
import { useAccountWords } from './account-words.ts';
import type { Item } from './records.tsx';

type Words = typeof useAccountWords.t;

const mailState = enumeration(useAccountWords, 'email', MAIL_STATE_TONES);

export const voteColumns = (t: Words): readonly Column<Item<'votes'>>[] => [
  { id: 'theory', header: t('column.theory'), cell: ({ theory }) => <span title={theory}>{theory}</span> },
  { id: 'answer', header: t('column.answer'), cell: ({ answer }) => answer, fact: true },
  { id: 'show', header: t('column.show'), cell: ({ show }) => show },
  {
    id: 'when',
    header: t('column.when'),
    cell: ({ votedAt }) => <Moment at={votedAt} />,
    fact: true,
    named: true,
  },
];

export const suggestionColumns = (t: Words): readonly Column<Item<'suggestions'>>[] => [
  { id: 'text', header: t('column.text'), cell: ({ text }) => <span title={text}>{text}</span> },
  { id: 'state', header: t('column.state'), cell: ({ state }) => t(`suggestion.${state}`), fact: true },
  { id: 'show', header: t('column.show'), cell: ({ show }) => show },
  {
    id: 'when',
    header: t('column.when'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    fact: true,
    named: true,
  },
];

export const consentColumns = (t: Words): readonly Column<Item<'consents'>>[] => [
  { id: 'purpose', header: t('column.purpose'), cell: ({ purpose }) => t(`purpose.${purpose}`) },
  {
    id: 'decision',
    header: t('column.decision'),
    cell: ({ granted }) => (
      <StateChip tone={granted ? 'success' : 'neutral'}>{t(granted ? 'granted' : 'refused')}</StateChip>
    ),
    fact: true,
  },
  { id: 'version', header: t('column.version'), cell: ({ version }) => version },
  { id: 'channel', header: t('column.channel'), cell: ({ channel }) => t(`channel.${channel}`) },
  { id: 'ip', header: t('column.ip'), cell: ({ ip }) => ip || '–' },
  { id: 'when', header: t('column.when'), cell: ({ at }) => <Moment at={at} />, fact: true, named: true },
];

export const emailColumns = (t: Words): readonly Column<Item<'emails'>>[] => [
  {
    id: 'subject',
    header: t('column.subject'),
    cell: ({ subject }) => <span title={subject}>{subject}</span>,
  },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <mailState.Chip value={state} />,
    fact: true,
  },
  {
    id: 'when',
    header: t('column.when'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    fact: true,
    named: true,
  },
  { id: 'sent', header: t('column.sentAt'), cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : '–') },
];

export const sessionColumns = (t: Words): readonly Column<Item<'sessions'>>[] => [
  { id: 'when', header: t('column.when'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ live }) => (
      <StateChip tone={live ? 'success' : 'neutral'}>{t(live ? 'session.live' : 'session.ended')}</StateChip>
    ),
    fact: true,
  },
  { id: 'ip', header: t('column.ip'), cell: ({ ip }) => ip },
  {
    id: 'device',
    header: t('column.device'),
    cell: ({ enteredBy, userAgent }) => (
      <span title={userAgent}>
        {enteredBy === null ? userAgent : t('session.entered', { name: enteredBy })}
      </span>
    ),
    fact: true,
  },
  { id: 'seen', header: t('column.lastSeen'), cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
];

export const messageColumns = (t: Words): readonly Column<Item<'messages'>>[] => [
  { id: 'protocol', header: t('column.protocol'), cell: ({ protocol }) => protocol },
  { id: 'subject', header: t('column.subject'), cell: ({ subject }) => t(`subject.${subject}`) },
  { id: 'state', header: t('column.state'), cell: ({ state }) => t(`sac.${state}`), fact: true },
  {
    id: 'when',
    header: t('column.when'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    fact: true,
    named: true,
  },
];

export const logColumns = (t: Words): readonly Column<Item<'logs'>>[] => [
  { id: 'when', header: t('column.when'), cell: ({ at }) => <Moment at={at} /> },
  { id: 'event', header: t('column.event'), cell: ({ kind }) => logKind(kind), fact: true },
  { id: 'ip', header: t('column.ip'), cell: ({ ip }) => ip ?? '–' },
  { id: 'about', header: t('column.about'), cell: (log) => aboutLog(log) ?? '–', fact: true },
];
