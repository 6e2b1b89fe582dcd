import type { Endpoint, ResponseOf } from '@fio/contracts/core/endpoint';
import { type Column, DataTable } from '@fio/design-system/data-table';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, useMay, useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { RecordPage } from '@fio/contracts/admin/record-pages';
import type { registrationRecords } from '@fio/contracts/admin/registration-records';
import type { RegistrationDetail } from '../registration-detail.ts';
import classes from '../registrations.module.css';
import { useRegistrationsWords } from '../words.ts';

type Tabs = typeof registrationRecords;
type Params = Tabs['votes']['params'];
export type TabName = Exclude<keyof Tabs, never>;
export type Item<Name extends TabName> =
  ResponseOf<Tabs[Name]> extends { items: (infer One)[] } ? One & { id: string } : never;

interface Answer<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface Props<Row> {
  readonly name: TabName;
  /** What it says without any. */
  readonly none: string;
  readonly endpoint: Endpoint<Params, undefined, undefined, Tabs[TabName]['response']>;
  readonly record: RegistrationDetail;
  readonly columns: readonly Column<Row>[];
  /** What a row is called where its columns fold. */
  readonly nameOf: (row: Row) => string;
  /** The area whose page a record has. */
  readonly page?: RecordPage | undefined;
}

/** A person's records of one kind as a table; each leads to its own page, for who may see it. */
export function Records<Row extends { id: string }>({
  name,
  none,
  endpoint,
  record,
  columns,
  nameOf,
  page,
}: Props<Row>) {
  const t = useRegistrationsWords();
  const may = useMay();
  const navigate = useNavigate();
  const labels = useTableLabels(nameOf);
  const answer = useApiQuery(endpoint, { params: { id: record.id } });
  const { error, isFetching, refetch } = answer;
  // Which of the tabs it is, the columns know: they were made for its items.
  const data = answer.data as Answer<Row> | undefined;
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  if (data.total === 0) return <EmptyState title={t('none')} text={none} />;
  const shown = { shown: format.number(data.items.length), total: format.number(data.total) };
  return (
    <div className={classes['records']}>
      <DataTable
        caption={t('records', { tab: t(`tab.${name}`), name: record.name ?? t('gone') })}
        columns={columns}
        rows={data.items}
        rowId={({ id }) => id}
        state="ready"
        empty={null}
        error={null}
        labels={labels}
        {...(page &&
          may(page.get) && {
            rowHref: ({ id }: Row) => `${page.list.path}/${id}`,
            onNavigate: (href: string) => void navigate(href),
          })}
      />
      {data.total > data.items.length && (
        <Text tone="muted" size="small">
          {t('shown', shown)}
        </Text>
      )}
    </div>
  );
}
