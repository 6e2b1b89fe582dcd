import { Button, IconButton } from '@fio/design-system/button';
import { FieldError, TextField } from '@fio/design-system/fields';
import { IconPlus, IconTrash } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import type { RuleValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { DigitFields } from './digit-fields.tsx';

type Series = RuleValues['series'];
const MOST = 3;
const PRIZES = [1, 2, 3, 4, 5] as const;

/** The tens of the first prize from which none is read yet. */
function unread(digits: Series['digits']): Series['digits'][number] {
  const isRead = (prize: number) => digits.some((one) => one.prize === prize && one.place === 'tens');
  return { prize: PRIZES.find((prize) => !isRead(prize)) ?? 1, place: 'tens' };
}

interface Props {
  readonly value: Series;
  /** By the path below the series. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (value: Series) => void;
}

/** A fixed beginning and the digits that follow it; both may be empty. */
export function SeriesFields({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  const { prefix, digits } = value;
  const set = (next: Series['digits']) => onChange({ ...value, digits: next });
  const ofDigits = digits.map((_, index) => errorOf(`digits.${index}`));
  const problem = ofDigits.some(Boolean) ? undefined : errorOf('digits');
  return (
    <fieldset className={classes['group']}>
      <legend>{t('rules.series')}</legend>
      <p className={classes['hint']}>{t('rules.series.hint')}</p>
      <div className={classes['short']}>
        <TextField
          name="ruleSet.series.prefix"
          label={t('rules.prefix')}
          hint={t('rules.prefix.hint')}
          error={errorOf('prefix')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST}
          value={prefix}
          onChange={(event) => onChange({ ...value, prefix: event.currentTarget.value.replace(/\D/g, '') })}
        />
      </div>
      {digits.length === 0 && <Text tone="muted">{t('rules.series.none')}</Text>}
      <ol className={classes['digits']}>
        {digits.map((digit, index) => (
          <li key={index} className={classes['removable']}>
            <DigitFields
              position={index + 1}
              digit={digit}
              error={ofDigits[index]}
              onChange={(next) => set(digits.with(index, next))}
            />
            <IconButton
              label={t('rules.removeDigit', { position: index + 1 })}
              onClick={() => set(digits.toSpliced(index, 1))}
            >
              <IconTrash />
            </IconButton>
          </li>
        ))}
      </ol>
      {problem && <FieldError>{problem}</FieldError>}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<IconPlus size={16} />}
          disabled={prefix.length + digits.length >= MOST}
          onClick={() => set([...digits, unread(digits)])}
        >
          {t('rules.addDigit')}
        </Button>
      </div>
    </fieldset>
  );
}
