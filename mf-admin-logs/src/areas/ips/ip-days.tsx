import { DataTable, type Column } from '@fio/design-system/data-table';
import { EmptyState } from '@fio/design-system/empty-state';
import { useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { IpDetail } from './ip-detail.ts';
import { useIpsWords } from './words.ts';

type Day = IpDetail['days'][number];

const FIGURES = ['registrations', 'logins', 'failedLogins', 'votes', 'suggestions', 'invoices'] as const;

/** What came from the address, day by day. */
export function IpDays({ record: { days } }: { record: IpDetail }) {
  const t = useIpsWords();
  const figures = FIGURES.map((name): Column<Day> => ({
    id: name,
    header: t(`field.${name}`),
    align: 'right',
    fact: true,
    cell: (row) => format.number(row[name]),
  }));
  return (
    <DataTable
      caption={t('days.caption')}
      columns={[
        { id: 'day', header: t('days.day'), width: '7rem', cell: ({ day }) => format.day(day) },
        ...figures,
      ]}
      rows={days}
      rowId={({ day }) => day}
      state="ready"
      empty={<EmptyState title={t('days.none')} text={t('days.noneText')} />}
      error={null}
      labels={useTableLabels<Day>(({ day }) => format.day(day))}
    />
  );
}
