import type { LotteryExtraction } from '@fio/contracts/public/draw-proof';
import { digitIndex, digitMarks, type DigitPicks } from '@fio/domain/draw/digit-marks';
import { ExtractionBoard } from '@fio/design-system/extraction';
import { useDrawWords } from './words.ts';

const { t } = useDrawWords;

/** What is taken of a prize (1 to 5), for those who don't see the marks. */
function takenOf({ order, series }: DigitPicks, prize: number, digits: string): string[] {
  const words = (picks: DigitPicks['order'], use: 'order' | 'series') =>
    picks
      .filter((pick) => pick.prize === prize)
      .map((pick) =>
        t(`said.${use}`, { place: t(`place.${pick.place}`), digit: digits[digitIndex(pick)] ?? '' }),
      );
  return [...words(order, 'order'), ...words(series.digits, 'series')];
}

/** The five prizes of the extraction with the digits that are taken of each. */
export function LotteryBoard({ extraction, picks }: { extraction: LotteryExtraction; picks: DigitPicks }) {
  const words = useDrawWords();
  const { contest, prizes } = extraction;
  return (
    <ExtractionBoard
      label={words('board', { contest })}
      legend={{ order: words('mark.order'), series: words('mark.series') }}
      prizes={prizes.map((digits, index) => {
        const label = words('ordinal', { number: index + 1 });
        const said = [`${label}: ${digits}`, ...takenOf(picks, index + 1, digits)].join('. ');
        return { label, digits, said, marks: digitMarks(picks, index + 1) };
      })}
    />
  );
}
