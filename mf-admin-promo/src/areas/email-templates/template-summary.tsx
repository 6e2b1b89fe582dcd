import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

const moment = (at: string | null) => at && <Moment at={at} />;

/** Which letter it is, in which version and languages, and since when it is sent. */
export function TemplateSummary({ record: one }: { record: TemplateDetail }) {
  const t = useEmailTemplatesWords();
  return (
    <DefinitionList
      items={[
        { term: t('field.letter'), value: t(`letter.${one.letter ?? 'campaign'}`) },
        { term: t('field.number'), value: format.number(one.number) },
        { term: t('field.subject'), value: one.subject },
        { term: t('field.languages'), value: t(one.subjectEn === '' ? 'languages.pt' : 'languages.both') },
        { term: t('field.link'), value: one.link ?? t('hint.linkOwn') },
        { term: t('field.publishedAt'), value: moment(one.publishedAt) },
        ...(one.retiredAt ? [{ term: t('field.retiredAt'), value: moment(one.retiredAt) }] : []),
        { term: t('field.updatedAt'), value: moment(one.updatedAt) },
      ]}
    />
  );
}
