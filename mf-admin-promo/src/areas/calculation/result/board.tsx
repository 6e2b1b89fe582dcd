import { digitIndex, digitMarks, type DigitPicks } from '@fio/domain/draw/digit-marks';
import type { DigitPick } from '@fio/domain/draw/rule-set';
import { ExtractionBoard } from '@fio/design-system/extraction';
import { useCalculationWords } from '../words.ts';

interface Props {
  readonly contest: string;
  readonly prizes: readonly string[];
  readonly picks: DigitPicks;
}

/** The five prizes with the digits that are taken of each, in sight and in words. */
export function Board({ contest, prizes, picks }: Props) {
  const t = useCalculationWords();
  const saidOf = (digits: string, prize: number) => {
    const wordsOf = (all: readonly DigitPick[], use: 'order' | 'series') =>
      all
        .filter((pick) => pick.prize === prize)
        .map((pick) =>
          t(`said.${use}`, { place: t(`digit.${pick.place}`), digit: digits[digitIndex(pick)] ?? '' }),
        );
    const label = t('prizeNumber', { number: prize });
    return [
      `${label}: ${digits}`,
      ...wordsOf(picks.order, 'order'),
      ...wordsOf(picks.series.digits, 'series'),
    ].join('. ');
  };
  return (
    <ExtractionBoard
      label={t('board', { contest })}
      legend={{ order: t('legend.order'), series: t('legend.series') }}
      prizes={prizes.map((digits, index) => ({
        label: t('prizeNumber', { number: index + 1 }),
        digits,
        marks: digitMarks(picks, index + 1),
        said: saidOf(digits, index + 1),
      }))}
    />
  );
}
