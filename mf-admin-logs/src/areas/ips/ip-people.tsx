import { ips } from '@fio/contracts/admin/ips';
import { adminRegistrations } from '@fio/contracts/admin/registrations';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DataTable, type Column } from '@fio/design-system/data-table';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, Moment, useMay, useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { IpDetail } from './ip-detail.ts';
import { useIpsWords } from './words.ts';

type Person = ResponseOf<typeof ips.people>['items'][number];

const columnsOf = (t: typeof useIpsWords.t): Column<Person>[] => [
  { id: 'name', header: t('people.name'), cell: ({ name }) => name || t('people.erased') },
  { id: 'cpf', header: t('people.cpf'), cell: ({ cpf }) => cpf ?? '–', width: '9rem', fact: true },
  {
    id: 'registered',
    header: t('people.registered'),
    cell: ({ registered }) => t(registered ? 'people.yes' : 'people.no'),
  },
  { id: 'firstAt', header: t('people.firstAt'), cell: ({ firstAt }) => format.date(firstAt) },
  {
    id: 'lastAt',
    header: t('people.lastAt'),
    cell: ({ lastAt }) => <Moment at={lastAt} />,
    fact: true,
    named: true,
  },
];

function People({ items, total }: ResponseOf<typeof ips.people>) {
  const t = useIpsWords();
  const navigate = useNavigate();
  const may = useMay();
  return (
    <>
      {total > items.length && (
        <Text tone="muted" size="small">
          {t('people.some', { shown: format.number(items.length), total: format.number(total) })}
        </Text>
      )}
      <DataTable
        caption={t('people.caption')}
        columns={columnsOf(t)}
        rows={items}
        rowId={({ id }) => id}
        {...(may(adminRegistrations.get) && {
          rowHref: ({ id }: Person) => `${adminRegistrations.list.path}/${id}`,
          onNavigate: (href: string) => void navigate(href),
        })}
        state="ready"
        empty={<EmptyState title={t('people.none')} text={t('people.noneText')} />}
        error={null}
        labels={useTableLabels<Person>(({ name }) => name || t('people.erased'))}
      />
    </>
  );
}

/** Who has come from the address, each linked to their registration for whom may see it. */
export function IpPeople({ record: { id } }: { record: IpDetail }) {
  const { data, error, isFetching, refetch } = useApiQuery(ips.people, { params: { id } });
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return data ? <People {...data} /> : <SkeletonText lines={4} />;
}
