import type { RuleValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { DigitFields } from './digit-fields.tsx';

interface Props {
  readonly value: RuleValues['order'];
  readonly errorOf: (index: number) => string | undefined;
  readonly onChange: (value: RuleValues['order']) => void;
}

/** The five digits of the order. */
export function OrderFields({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  return (
    <fieldset className={classes['group']}>
      <legend>{t('rules.order')}</legend>
      <p className={classes['hint']}>{t('rules.order.hint')}</p>
      <ol className={classes['digits']}>
        {value.map((digit, index) => (
          // The position is the identity.
          <li key={index}>
            <DigitFields
              position={index + 1}
              digit={digit}
              error={errorOf(index)}
              onChange={(next) => onChange(value.with(index, next))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
