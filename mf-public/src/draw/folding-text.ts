import { writtenFolds } from '@fio/domain/draw/digit-marks';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { useDrawWords } from './words.ts';

const { t } = useDrawWords;
const padded = (series: number) => String(series).padStart(3, '0');

/** How a series as it was read comes to lie among the draw's: in words, and step by step where there is more than one. */
export function foldingText(
  folds: readonly number[],
  { interval, ruleSet }: Pick<ListCommitment, 'interval' | 'ruleSet'>,
): { readonly text: string; readonly steps: string | null } {
  const range = { first: padded(interval.first), last: padded(interval.last) };
  if (folds.length <= 1)
    return { text: t('pen.inside', { ...range, series: padded(folds[0] ?? 0) }), steps: null };
  return {
    text: t(`pen.${ruleSet.fold}`, { ...range, quantity: interval.last - interval.first + 1 }),
    steps: writtenFolds({ folds })
      .map((fold) => (fold === null ? '…' : String(fold)))
      .join(' → '),
  };
}
