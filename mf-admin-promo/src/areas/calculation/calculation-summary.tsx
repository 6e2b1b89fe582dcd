import { calculation } from '@fio/contracts/admin/calculation';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Steps } from '@fio/design-system/steps';
import { Moment } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { seriesText } from './calculation-detail.ts';
import type { CalculationDetail } from './calculation-detail.ts';
import classes from './calculation.module.css';
import { stagesOf } from './stages.ts';
import { useCalculationWords } from './words.ts';

const SOON = 1500;
const LATER = 15_000;

/** Reads the draw again from time to time: its files are being written, or another person does the next step. */
function useLive({ id, freezing, state }: CalculationDetail): void {
  const isOver = state === 'accounted' || state === 'cancelled';
  const refetchInterval = freezing ? SOON : isOver ? false : LATER;
  useApiQuery(calculation.get, { params: { id } }, { refetchInterval, quiet: true });
}

/** Where the draw stands on its way, and what it was defined by. */
export function CalculationSummary({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  useLive(record);
  const { certificate, regulation, plannedAt, place } = record;
  return (
    <div className={classes['stack']}>
      <Steps
        label={t('stages')}
        items={stagesOf(record).map(({ id, state, event }) => ({
          ...{ id, state, title: t(`stage.${id}`), said: t(`stage.${state}`) },
          note: event && [event.by, format.dateTime(event.at)].filter(Boolean).join(' · '),
        }))}
      />
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
        ]}
      />
    </div>
  );
}
