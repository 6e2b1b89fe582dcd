import type { ComponentType } from 'react';
import { RECORD_PAGES, type RecordPage } from '@fio/contracts/admin/record-pages';
import { registrationRecords } from '@fio/contracts/admin/registration-records';
import type { Column } from '@fio/design-system/data-table';
import type { RegistrationDetail } from '../registration-detail.ts';
import { useRegistrationsWords } from '../words.ts';
import {
  consentColumns,
  emailColumns,
  logColumns,
  messageColumns,
  sessionColumns,
  suggestionColumns,
  voteColumns,
} from './account-columns.tsx';
import { earningColumns, invoiceColumns, prizeColumns, ticketColumns } from './promotion-columns.tsx';
import { type Item, Records, type TabName } from './records.tsx';

type Words = typeof useRegistrationsWords.t;

/** A tab of a registration: its records in columns, read when the tab is opened. */
const tab = <const Name extends TabName>(
  id: Name,
  columnsOf: (t: Words) => readonly Column<Item<Name>>[],
  page?: RecordPage,
) =>
  function Tab({ record }: { record: RegistrationDetail }) {
    const t = useRegistrationsWords();
    return (
      <Records
        name={id}
        endpoint={registrationRecords[id]}
        record={record}
        columns={columnsOf(t)}
        page={page}
      />
    );
  };

/** Everything a person did and was sent. */
export const RECORD_TABS: Readonly<Record<TabName, ComponentType<{ record: RegistrationDetail }>>> = {
  invoices: tab('invoices', invoiceColumns, RECORD_PAGES.invoices),
  tickets: tab('tickets', ticketColumns),
  earnings: tab('earnings', earningColumns),
  prizes: tab('prizes', prizeColumns, RECORD_PAGES.prizes),
  votes: tab('votes', voteColumns, RECORD_PAGES.polls),
  suggestions: tab('suggestions', suggestionColumns, RECORD_PAGES.suggestions),
  consents: tab('consents', consentColumns),
  emails: tab('emails', emailColumns),
  sessions: tab('sessions', sessionColumns),
  messages: tab('messages', messageColumns, RECORD_PAGES.sac),
  logs: tab('logs', logColumns, RECORD_PAGES.logs),
};
