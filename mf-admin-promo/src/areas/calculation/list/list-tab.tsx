import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { PartsTable } from './parts-table.tsx';

const code = (text: string | null) => text && <code className={classes['hash']}>{text}</code>;

/** What was frozen and what binds everybody to it. */
export function ListTab({ record: { list } }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  if (list === null) return <EmptyState title={t('list.none')} text={t('list.noneText')} />;
  return (
    <div className={classes['stack']}>
      <section className={classes['card']} aria-label={t('list.commitment')}>
        <DefinitionList
          items={[
            { term: t('field.closedAt'), value: <Moment at={list.closedAt} /> },
            { term: t('field.frozenAt'), value: list.frozenAt && <Moment at={list.frozenAt} /> },
            { term: t('field.listed'), value: format.number(list.count) },
            { term: t('field.root'), value: code(list.root) },
            { term: t('field.commitment'), value: code(list.hash) },
          ]}
        />
      </section>
      {list.files.length > 0 && (
        <section className={classes['card']} aria-label={t('parts')}>
          <PartsTable files={list.files} />
        </section>
      )}
    </div>
  );
}
