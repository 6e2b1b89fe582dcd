import { useState } from 'react';
import { EmptyState } from '@fio/design-system/empty-state';
import { SelectField } from '@fio/design-system/fields';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { Result } from './result.tsx';

/** The run that holds, and those before it. */
export function ResultTab({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const { runs } = record;
  const [chosen, setChosen] = useState<number>();
  const number = chosen ?? runs[0]?.number;
  if (number === undefined) return <EmptyState title={t('result.none')} text={t('result.noneText')} />;
  return (
    <div className={classes['stack']}>
      {runs.length > 1 && (
        <div className={classes['medium']}>
          <SelectField
            label={t('field.run')}
            data={runs.map((run) => ({
              value: String(run.number),
              label: t('result.choice', { number: run.number, at: format.dateTime(run.at), by: run.by }),
            }))}
            value={String(number)}
            onChange={(value) => setChosen(Number(value))}
          />
        </div>
      )}
      <Result key={number} record={record} number={number} />
    </div>
  );
}
