import type { RecordPage } from '@fio/contracts/admin/record-pages';
import { registrationRecords } from '@fio/contracts/admin/registration-records';
import type { Column } from '@fio/design-system/data-table';
import type { RegistrationDetail } from '../registration-detail.ts';
import { type Item, Records, type TabName } from './records.tsx';

/** A tab of a registration: its records in columns, read when the tab is opened, in the words that come with it. */
export const recordTab = <const Name extends TabName, Words extends (key: `none.${Name}`) => string>(
  id: Name,
  useWords: () => Words,
  columnsOf: (t: Words) => readonly Column<Item<Name>>[],
  nameOf: (row: Item<Name>) => string,
  page?: RecordPage,
) =>
  function Tab({ record }: { record: RegistrationDetail }) {
    const t = useWords();
    return (
      <Records
        name={id}
        none={t(`none.${id}`)}
        endpoint={registrationRecords[id]}
        record={record}
        columns={columnsOf(t)}
        nameOf={nameOf}
        page={page}
      />
    );
  };
