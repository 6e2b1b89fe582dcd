import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { FaqDetail } from './faq-values.ts';
import classes from './faq.module.css';
import { useFaqWords } from './words.ts';

/** Where a question stands, and what its readers say of the answer. */
export function FaqSummary({ record: one }: { record: FaqDetail }) {
  const t = useFaqWords();
  const { helpfulYes: yes, helpfulNo: no } = one;
  const helpful =
    yes + no === 0
      ? t('summary.helpfulNone')
      : t('summary.helpful', { yes: format.number(yes), total: format.number(yes + no) });
  return (
    <div className={classes['summary']}>
      <DefinitionList
        items={[
          { term: t('field.category'), value: t(`category.${one.category}`) },
          { term: t('field.position'), value: format.number(one.position) },
          { term: t('field.slug'), value: `/faq#${one.slug}` },
          { term: t('field.translated'), value: t(one.translated ? 'translated.yes' : 'translated.no') },
          { term: t('field.helpfulYes'), value: helpful },
          { term: t('field.updatedAt'), value: <Moment at={one.updatedAt} /> },
          { term: t('field.createdAt'), value: <Moment at={one.createdAt} /> },
        ]}
      />
      {one.published && <Link href={`/faq#${one.slug}`}>{t('summary.site')}</Link>}
    </div>
  );
}
