import type { RecordPage } from '@fio/contracts/admin/record-pages';
import { registrationRecords } from '@fio/contracts/admin/registration-records';
import type { Column } from '@fio/design-system/data-table';
import type { RegistrationDetail } from '../registration-detail.ts';
import { useRegistrationsWords } from '../words.ts';
import { type Item, Records, type TabName } from './records.tsx';

type Words = typeof useRegistrationsWords.t;

/** A tab of a registration: its records in columns, read when the tab is opened. */
export const recordTab = <const Name extends TabName>(
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
