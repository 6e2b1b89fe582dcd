import { commands } from '@fio/contracts/admin/commands';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { durationText, sizeText } from '../commands/measures.ts';
import { bloatText, type IndexDetail } from './index-detail.ts';
import classes from './indexes.module.css';
import { useIndexesWords } from './words.ts';

/** When it was rebuilt from here, and how long that took. */
function Rebuilt({ rebuilt }: Pick<IndexDetail, 'rebuilt'>) {
  const t = useIndexesWords();
  const navigate = useNavigate();
  if (rebuilt === null) return t('never');
  return (
    <Link href={`${commands.list.path}/${rebuilt.runId}`} onNavigate={(href) => void navigate(href)}>
      <Moment at={rebuilt.at} /> {t('rebuilt.text', { duration: durationText(rebuilt.duration) })}
    </Link>
  );
}

const hinted = (value: string, hint: string) => (
  <>
    {value}
    <Text as="small" size="caption" tone="muted">
      {hint}
    </Text>
  </>
);

/** What it covers, its size, its use and its condition. */
export function IndexSummary({ record }: { record: IndexDetail }) {
  const t = useIndexesWords();
  const { table, columns, method, isPrimary, isUnique, bytes, entries, scans, lastScanAt, bloat, rebuilt } =
    record;
  const kind = [method, isPrimary ? t('primary') : isUnique && t('unique')].filter(Boolean).join(', ');
  return (
    <div className={classes['stack']}>
      {record.state === 'invalid' && <Text tone="error">{t('state.invalidText')}</Text>}
      <DefinitionList
        items={[
          { term: t('field.table'), value: <code>{table}</code> },
          { term: t('field.columns'), value: <code>{columns.join(', ')}</code> },
          { term: t('field.method'), value: kind },
          { term: t('field.bytes'), value: sizeText(bytes) },
          { term: t('field.entries'), value: entries === null ? null : format.number(entries) },
          { term: t('field.bloat'), value: hinted(bloatText(bloat), t('bloat.hint')) },
          { term: t('field.scans'), value: hinted(format.number(scans), t('scans.hint')) },
          { term: t('field.lastScanAt'), value: lastScanAt ? <Moment at={lastScanAt} /> : t('never') },
          { term: t('field.rebuilt'), value: <Rebuilt rebuilt={rebuilt} /> },
        ]}
      />
    </div>
  );
}
