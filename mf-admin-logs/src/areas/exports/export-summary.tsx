import { adminExports, type ExportDetail } from '@fio/contracts/admin/exports';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { ExportDownload, FileSize, isExportUnderWay, Moment, useAuditWords } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import classes from './exports.module.css';
import { useExportsWords } from './words.ts';

const ASK_AGAIN_MS = 1000;

/** What narrowed it, in words where the audit has them. */
function Filters({ filters, resource }: Pick<ExportDetail, 'filters' | 'resource'>) {
  const t = useExportsWords();
  const audit = useAuditWords();
  const said = ({ field, value }: ExportDetail['filters'][number]) => {
    if (field === 'q') return t('filter.one', { field: t('filter.q'), value });
    if (field !== 'sort')
      return t('filter.one', { field: audit.field(field), value: audit.value(field, value, resource) });
    const column = audit.field(value.replace('-', ''));
    const order = t(value.startsWith('-') ? 'descending' : 'ascending', { column });
    return t('filter.one', { field: t('filter.sort'), value: order });
  };
  return filters.map((filter) => <div key={filter.field}>{said(filter)}</div>);
}

const when = (at: string | null) => at && <Moment at={at} />;

/** What was asked for, by whom and what for; how far it is; the file and its hash. */
export function ExportSummary({ record }: { record: ExportDetail }) {
  const t = useExportsWords();
  const audit = useAuditWords();
  const { id, state } = record;
  // The page's own query, asked again until it is over.
  useApiQuery(
    adminExports.get,
    { params: { id } },
    { quiet: true, refetchInterval: isExportUnderWay(state) ? ASK_AGAIN_MS : false },
  );
  const { rows, bytes, columns, purpose, sha256, downloads, isPersonal, isOwn } = record;
  return (
    <div className={classes['summary']}>
      <DefinitionList
        items={[
          { term: t('field.resource'), value: audit.resource(record.resource) },
          { term: t('field.format'), value: t(`format.${record.format}`) },
          { term: t('field.requestedBy'), value: record.requestedBy },
          { term: t('field.purpose'), value: purpose },
          { term: t('field.filters'), value: <Filters {...record} /> },
          { term: t('field.columns'), value: columns.join(', ') },
          { term: t('field.rows'), value: format.number(rows) },
          { term: t('field.bytes'), value: <FileSize bytes={bytes} /> },
          { term: t('field.sha256'), value: sha256 && <code className={classes['code']}>{sha256}</code> },
          { term: t('field.createdAt'), value: when(record.createdAt) },
          { term: t('field.startedAt'), value: when(record.startedAt) },
          { term: t('field.finishedAt'), value: when(record.finishedAt) },
          { term: t('field.expiresAt'), value: when(record.expiresAt) },
          { term: t('field.downloads'), value: format.number(downloads) },
          { term: t('field.lastDownloadAt'), value: when(record.lastDownloadAt) },
        ]}
      />
      {isPersonal && <Text size="small">{t('personal')}</Text>}
      {isOwn ? (
        <div>
          <ExportDownload of={record} />
        </div>
      ) : (
        <Text tone="muted" size="small">
          {t('others')}
        </Text>
      )}
    </div>
  );
}
