import { isDateText } from '@fio/domain/calendar';
import { MOST_TIMES } from '@fio/domain/draw/earning-rule';
import { DateField, FormGrid, SwitchField, TextField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import { useWinnersDrawWords } from '../words.ts';
import type { MultiplierValues } from './earning-values.ts';

const NO_DAYS = { from: '', to: '' };

interface Props {
  readonly value: MultiplierValues;
  /** By the path below the multiplier. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (value: MultiplierValues) => void;
}

/** Which receipts count more than once, and how many times. */
export function MultiplierFields({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  const { times, product, days } = value;
  return (
    <FormGrid columns={2}>
      <NumberField
        label={t('earning.times')}
        required
        min={2}
        max={MOST_TIMES}
        error={errorOf('times')}
        value={times}
        // An emptied field has no number: the contract says what that means.
        onChange={(next) => onChange({ ...value, times: next as number })}
      />
      <TextField
        label={t('earning.product')}
        hint={t('earning.product.hint')}
        error={errorOf('product')}
        value={product ?? ''}
        onChange={(event) => onChange({ ...value, product: event.currentTarget.value || null })}
      />
      <SwitchField
        label={t('earning.days')}
        checked={days !== null}
        onChange={(event) => onChange({ ...value, days: event.currentTarget.checked ? NO_DAYS : null })}
      />
      {days && (
        <FormGrid columns={2}>
          <DateField
            label={t('earning.from')}
            required
            error={errorOf('days.from')}
            value={days.from}
            onChange={(iso, raw) => onChange({ ...value, days: { ...days, from: iso || raw } })}
          />
          <DateField
            label={t('earning.to')}
            required
            error={errorOf('days.to')}
            value={days.to}
            {...(isDateText(days.from) && { min: days.from })}
            onChange={(iso, raw) => onChange({ ...value, days: { ...days, to: iso || raw } })}
          />
        </FormGrid>
      )}
    </FormGrid>
  );
}
