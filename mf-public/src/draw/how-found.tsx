import type { LotteryExtraction } from '@fio/contracts/public/draw-proof';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { targetOf } from '@fio/domain/draw/target';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { NumberPlate } from '../numbers/number-plate.tsx';
import classes from './draw.module.css';
import { foldingText } from './folding-text.ts';
import { LotteryBoard } from './lottery-board.tsx';
import { Part } from './part.tsx';
import { useDrawWords } from './words.ts';

interface Props {
  readonly committed: ListCommitment;
  readonly extraction: LotteryExtraction;
}

/** How the series as it was read comes to lie among the draw's. */
function Folding({ folds, committed }: { folds: readonly number[]; committed: ListCommitment }) {
  useDrawWords();
  const { text, steps } = foldingText(folds, committed);
  return (
    <li>
      {text} {steps && <strong>{steps}</strong>}
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
