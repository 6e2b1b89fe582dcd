import type { CalculationRun } from '@fio/contracts/admin/calculation-run';
import { writtenFolds } from '@fio/domain/draw/digit-marks';
import { orderSizeOf, type RuleSet } from '@fio/domain/draw/rule-set';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';

type Trace = CalculationRun['result']['trace'];
type Draw = Pick<CalculationDetail, 'seriesFirst' | 'seriesLast'> & {
  readonly ruleSet: Pick<RuleSet, 'fold' | 'order'>;
};

const padded = (series: number) => String(series).padStart(3, '0');

/** How the series as it was read comes to lie within the draw's, step by step. */
function Folding({ folds, draw }: { folds: readonly number[]; draw: Draw }) {
  const t = useCalculationWords();
  const { seriesFirst, seriesLast, ruleSet } = draw;
  const params = {
    first: padded(seriesFirst),
    last: padded(seriesLast),
    count: seriesLast - seriesFirst + 1,
    result: padded(folds.at(-1) ?? 0),
  };
  if (folds.length <= 1) return <li>{t('pen.inside', params)}</li>;
  const way = writtenFolds({ folds })
    .map((fold) => (fold === null ? '…' : String(fold)))
    .join(' → ');
  return (
    <li>
      {t(`pen.fold.${ruleSet.fold}`, params)} <strong>{way}</strong>
    </li>
  );
}

/** From the extraction to the number that is looked for, as one would write it down. */
export function PenAndPaper({ trace, draw }: { trace: Trace; draw: Draw }) {
  const t = useCalculationWords();
  const { order, series, target } = trace;
  const digits = order.map(({ digit }) => digit).join(' ');
  const read = `${series.prefix}${series.digits.map(({ digit }) => digit).join('')}`;
  return (
    <>
      <ol className={classes['pen']}>
        <li>
          {t('pen.order')} <strong>{digits}</strong>
        </li>
        {read !== '' && (
          <>
            <li>
              {series.prefix === '' ? t('pen.series') : t('pen.prefixed', { prefix: series.prefix })}{' '}
              <strong>{read}</strong>
            </li>
            <Folding folds={series.folds} draw={draw} />
          </>
        )}
      </ol>
      <p>
        {t('pen.target')}{' '}
        <strong className={classes['target']}>{formatLuckyNumber(target, orderSizeOf(draw.ruleSet))}</strong>
      </p>
    </>
  );
}
