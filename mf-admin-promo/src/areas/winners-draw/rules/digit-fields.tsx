import { DIGIT_PLACES } from '@fio/domain/draw/rule-set';
import { SelectField } from '@fio/design-system/fields';
import type { RuleValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';

type Digit = RuleValues['order'][number];
const PRIZES = [1, 2, 3, 4, 5] as const;

interface Props {
  /** From 1. */
  readonly position: number;
  readonly digit: Digit;
  readonly error: string | undefined;
  readonly onChange: (digit: Digit) => void;
}

/** Which digit of the extraction stands at one position: of which prize, at which place. */
export function DigitFields({ position, digit, error, onChange }: Props) {
  const t = useWinnersDrawWords();
  return (
    <div className={classes['digit']}>
      <SelectField
        label={t('rules.prize', { position })}
        data={PRIZES.map((prize) => ({
          value: String(prize),
          label: t('rules.prizeNumber', { number: prize }),
        }))}
        value={String(digit.prize)}
        error={error}
        onChange={(text) => {
          const prize = PRIZES.find((one) => String(one) === text);
          if (prize) onChange({ ...digit, prize });
        }}
      />
      <SelectField
        label={t('rules.place', { position })}
        data={DIGIT_PLACES.map((place) => ({ value: place, label: t(`place.${place}`) }))}
        value={digit.place}
        onChange={(text) => {
          const place = DIGIT_PLACES.find((one) => one === text);
          if (place) onChange({ ...digit, place });
        }}
      />
    </div>
  );
}
