import { adminInvoices } from '@fio/contracts/admin/invoices';
import { logs } from '@fio/contracts/admin/logs';
import { adminPolls } from '@fio/contracts/admin/polls';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { registrationRecords } from '@fio/contracts/admin/registration-records';
import { adminSac } from '@fio/contracts/admin/sac';
import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
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
import { invoiceColumns, prizeColumns, ticketColumns } from './promotion-columns.tsx';
import { type Item, Records, type TabName } from './records.tsx';

type Words = typeof useRegistrationsWords.t;

/** A tab of a registration: its records in columns, read when the tab is opened. */
const tab = <const Name extends TabName>(
  id: Name,
  columnsOf: (t: Words) => readonly Column<Item<Name>>[],
  page?: { readonly list: AnyEndpoint; readonly get: AnyEndpoint },
) => ({
  id,
  Content: function Tab({ record }: { record: RegistrationDetail }) {
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
  },
});

/** Everything a person did and was sent, the promotion first. */
export const recordTabs = [
  tab('invoices', invoiceColumns, adminInvoices),
  tab('tickets', ticketColumns),
  tab('prizes', prizeColumns, adminPrizes),
  tab('votes', voteColumns, adminPolls),
  tab('suggestions', suggestionColumns, adminSuggestions),
  tab('consents', consentColumns),
  tab('emails', emailColumns),
  tab('sessions', sessionColumns),
  tab('messages', messageColumns, adminSac),
  tab('logs', logColumns, logs),
];
