import { DefinitionList } from '@fio/design-system/definition-list';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading } from '@fio/design-system/text';
import { LoadFailure, Moment } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { Board } from './board.tsx';
import { PenAndPaper } from './pen-and-paper.tsx';
import { WalkList } from './walk-list.tsx';

interface Props {
  readonly record: CalculationDetail;
  /** Of the run, from 1. */
  readonly number: number;
}

/** One run, read from the extraction to the last surrogate. */
export function Result({ record, number }: Props) {
  const t = useCalculationWords();
  const { steps, isRehearsal } = useWizard();
  const { data, error, isFetching, refetch } = useApiQuery(
    steps.result,
    { params: { id: record.id, number } },
    // A run never changes; of a rehearsal that was begun anew there is another of the same number.
    { staleTime: isRehearsal ? 0 : Infinity },
  );
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  const { trace, extraction } = data.result;
  return (
    <div className={classes['stack']}>
      <section className={classes['card']} aria-labelledby="result-number">
        <Heading level={2} size="s" id="result-number">
          {t('result.number')}
        </Heading>
        <Board contest={record.extraction?.contest ?? ''} prizes={extraction} picks={trace} />
        <PenAndPaper trace={trace} draw={record} />
      </section>
      <section className={classes['card']} aria-labelledby="result-walk">
        <Heading level={2} size="s" id="result-walk">
          {t('walk')}
        </Heading>
        <WalkList run={data} draw={record} />
      </section>
      <section className={classes['card']} aria-label={t('result.run', { number })}>
        <DefinitionList
          items={[
            { term: t('field.run'), value: number },
            { term: t('field.calculatedBy'), value: data.by },
            { term: t('field.calculatedAt'), value: <Moment at={data.at} /> },
            { term: t('field.resultHash'), value: <code className={classes['hash']}>{data.hash}</code> },
          ]}
        />
      </section>
    </div>
  );
}
