import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { format } from '@fio/platform/i18n';
import {
  consentColumns,
  emailColumns,
  logColumns,
  messageColumns,
  sessionColumns,
  suggestionColumns,
  voteColumns,
} from './account-columns.tsx';
import { useAccountWords } from './account-words.ts';
import { recordTab } from './record-tab.tsx';

/** What a person did and was sent beside the promotion. */
export const ACCOUNT_TABS = {
  votes: recordTab('votes', useAccountWords, voteColumns, ({ theory }) => theory, RECORD_PAGES.polls),
  suggestions: recordTab(
    'suggestions',
    useAccountWords,
    suggestionColumns,
    ({ text }) => text,
    RECORD_PAGES.suggestions,
  ),
  consents: recordTab('consents', useAccountWords, consentColumns, ({ at }) => format.dateTime(at)),
  emails: recordTab('emails', useAccountWords, emailColumns, ({ subject }) => subject),
  sessions: recordTab('sessions', useAccountWords, sessionColumns, ({ createdAt }) =>
    format.dateTime(createdAt),
  ),
  messages: recordTab(
    'messages',
    useAccountWords,
    messageColumns,
    ({ protocol }) => protocol,
    RECORD_PAGES.sac,
  ),
  logs: recordTab('logs', useAccountWords, logColumns, ({ at }) => format.dateTime(at), RECORD_PAGES.logs),
};
