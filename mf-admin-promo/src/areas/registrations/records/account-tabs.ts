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
import { recordTab } from './record-tab.tsx';

/** What a person did and was sent beside the promotion. */
export const ACCOUNT_TABS = {
  votes: recordTab('votes', voteColumns, RECORD_PAGES.polls),
  suggestions: recordTab('suggestions', suggestionColumns, RECORD_PAGES.suggestions),
  consents: recordTab('consents', consentColumns),
  emails: recordTab('emails', emailColumns),
  sessions: recordTab('sessions', sessionColumns),
  messages: recordTab('messages', messageColumns, RECORD_PAGES.sac),
  logs: recordTab('logs', logColumns, RECORD_PAGES.logs),
};
