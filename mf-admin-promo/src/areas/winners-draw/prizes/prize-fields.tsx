import { DRAW_UNITS_LIMIT, DRAW_VALUE_LIMIT } from '@fio/contracts/admin/winners-draw';
import { TextAreaField, TextField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import type { PrizeValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';

const CENTS = 100;

interface Props {
  readonly prize: PrizeValues;
  readonly errorOf: (field: keyof PrizeValues) => string | undefined;
  readonly onChange: (prize: PrizeValues) => void;
}

/** What is won, how many of it, and what one is worth. */
export function PrizeFields({ prize, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  const { title, description, quantity, value } = prize;
  return (
    <div className={classes['prizeFields']}>
      <TextField
        label={t('prizes.title')}
        required
        error={errorOf('title')}
        value={title}
        onChange={(event) => onChange({ ...prize, title: event.currentTarget.value })}
      />
      <NumberField
        label={t('prizes.quantity')}
        required
        min={1}
        max={DRAW_UNITS_LIMIT}
        error={errorOf('quantity')}
        value={quantity}
        // An emptied field has no number: the contract says what that means.
        onChange={(next) => onChange({ ...prize, quantity: next as number })}
      />
      <NumberField
        label={t('prizes.value')}
        required
        decimals={2}
        min={0}
        max={DRAW_VALUE_LIMIT / CENTS}
        error={errorOf('value')}
        value={Number.isNaN(value) ? null : value / CENTS}
        onChange={(reais) => onChange({ ...prize, value: Math.round((reais ?? Number.NaN) * CENTS) })}
      />
      <div className={classes['wide']}>
        <TextAreaField
          label={t('prizes.description')}
          rows={2}
          error={errorOf('description')}
          value={description}
          onChange={(event) => onChange({ ...prize, description: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
