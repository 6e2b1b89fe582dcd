import type { LotteryExtraction } from '@fio/contracts/public/draw-proof';
import { writtenFolds } from '@fio/domain/draw/digit-marks';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { targetOf } from '@fio/domain/draw/target';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { NumberPlate } from '../numbers/number-plate.tsx';
import classes from './draw.module.css';
import { LotteryBoard } from './lottery-board.tsx';
import { Part } from './part.tsx';
import { useDrawWords } from './words.ts';

interface Props {
  readonly committed: ListCommitment;
  readonly extraction: LotteryExtraction;
}

const padded = (series: number) => String(series).padStart(3, '0');

/** How the series as it was read comes to lie among the draw's. */
function Folding({ folds, committed }: { folds: readonly number[]; committed: ListCommitment }) {
  const t = useDrawWords();
  const { interval, ruleSet } = committed;
  const range = { first: padded(interval.first), last: padded(interval.last) };
  if (folds.length <= 1) return <li>{t('pen.inside', { ...range, series: padded(folds[0] ?? 0) })}</li>;
  const steps = writtenFolds({ folds }).map((fold) => (fold === null ? '…' : String(fold)));
  return (
    <li>
      {t(`pen.${ruleSet.fold}`, { ...range, quantity: interval.last - interval.first + 1 })}{' '}
      <strong>{steps.join(' → ')}</strong>
    </li>
  );
}

/** From the extraction to the number that is looked for, as one writes it down with pen and paper. */
export function HowFound({ committed, extraction }: Props) {
  const t = useDrawWords();
  const { order, series, target } = targetOf(committed.ruleSet, committed.interval, extraction.prizes);
  const read = `${series.prefix}${series.digits.map(({ digit }) => digit).join('')}`;
  return (
    <Part title={t('found')} lead={t('foundLead')}>
      <LotteryBoard extraction={extraction} picks={committed.ruleSet} />
      <ol className={classes['pen']}>
        <li>
          {t('pen.order')} <strong>{order.map(({ digit }) => digit).join(' ')}</strong>
        </li>
        {read !== '' && (
          <>
            <li>
              {series.prefix === '' ? t('pen.series') : t('pen.prefixed', { prefix: series.prefix })}{' '}
              <strong>{read}</strong>
            </li>
            <Folding folds={series.folds} committed={committed} />
          </>
        )}
        <li>
          {t('pen.target')}{' '}
          <NumberPlate>{formatLuckyNumber(target, orderSizeOf(committed.ruleSet))}</NumberPlate>
        </li>
      </ol>
    </Part>
  );
}
