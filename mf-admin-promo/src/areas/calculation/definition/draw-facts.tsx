import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { type CalculationDetail, seriesText } from '../calculation-detail.ts';
import { useCalculationWords } from '../words.ts';

/** When, where and by which papers. */
export function DrawFacts({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const { certificate, regulation, plannedAt, place } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.lotteryDate'), value: format.day(record.lotteryDate) },
        {
          term: t('field.period'),
          value: t('period', { from: format.day(record.periodFrom), to: format.day(record.periodTo) }),
        },
        { term: t('field.series'), value: seriesText(record) },
        { term: t('field.numbers'), value: format.number(record.numbers) },
        { term: t('field.certificate'), value: certificate },
        {
          term: t('field.regulation'),
          value: regulation && t('regulation', { title: regulation.title, version: regulation.version }),
        },
        { term: t('field.plannedAt'), value: plannedAt && <Moment at={plannedAt} /> },
        { term: t('field.where'), value: place },
        { term: t('field.surrogates'), value: record.surrogates },
        { term: t('field.cutOffAt'), value: <Moment at={record.cutOffAt} /> },
        { term: t('field.publishWithin'), value: t('definition.days', { count: record.publishWithin }) },
      ]}
    />
  );
}
