import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
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
  votes: recordTab('votes', useAccountWords, voteColumns, RECORD_PAGES.polls),
  suggestions: recordTab('suggestions', useAccountWords, suggestionColumns, RECORD_PAGES.suggestions),
  consents: recordTab('consents', useAccountWords, consentColumns),
  emails: recordTab('emails', useAccountWords, emailColumns),
  sessions: recordTab('sessions', useAccountWords, sessionColumns),
  messages: recordTab('messages', useAccountWords, messageColumns, RECORD_PAGES.sac),
  logs: recordTab('logs', useAccountWords, logColumns, RECORD_PAGES.logs),
};
