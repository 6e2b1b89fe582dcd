import { MULTIPLIERS_LIMIT } from '@fio/contracts/core/earning-rule';
import { Button, IconButton } from '@fio/design-system/button';
import { IconPlus, IconTrash } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { type MultiplierValues, NEW_MULTIPLIER } from './earning-values.ts';
import { MultiplierFields } from './multiplier-fields.tsx';

interface Props {
  readonly value: MultiplierValues[];
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (value: MultiplierValues[]) => void;
}

/** The receipts that count more than once; none is the common case. */
export function MultipliersFields({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  return (
    <fieldset className={classes['group']}>
      <legend>{t('earning.multipliers')}</legend>
      <p className={classes['hint']}>{t('earning.multipliers.hint')}</p>
      {value.length === 0 && <Text tone="muted">{t('earning.multipliers.none')}</Text>}
      <ol className={classes['prizes']}>
        {value.map((multiplier, index) => (
          // The position is the identity.
          <li key={index} className={classes['prize']}>
            <div className={classes['prizeHead']}>
              <strong>{t('earning.item', { position: index + 1 })}</strong>
              <IconButton
                label={t('earning.remove', { position: index + 1 })}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconTrash />
              </IconButton>
            </div>
            <MultiplierFields
              value={multiplier}
              errorOf={(path) => errorOf(`.${index}.${path}`)}
              onChange={(next) => onChange(value.with(index, next))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<IconPlus size={16} />}
          disabled={value.length >= MULTIPLIERS_LIMIT}
          onClick={() => onChange([...value, NEW_MULTIPLIER])}
        >
          {t('earning.add')}
        </Button>
      </div>
    </fieldset>
  );
}
