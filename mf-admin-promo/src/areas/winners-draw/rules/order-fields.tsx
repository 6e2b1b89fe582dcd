import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { Button, IconButton } from '@fio/design-system/button';
import { FieldError } from '@fio/design-system/fields';
import { IconPlus, IconTrash } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import type { RuleValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { DigitFields } from './digit-fields.tsx';

type Order = RuleValues['order'];
const MOST = 5;
const PRIZES = [1, 2, 3, 4, 5] as const;

/** The units of the first prize from which none is read yet. */
function unread(order: Order): Order[number] {
  const isRead = (prize: number) => order.some((one) => one.prize === prize && one.place === 'units');
  return { prize: PRIZES.find((prize) => !isRead(prize)) ?? 1, place: 'units' };
}

interface Props {
  readonly value: Order;
  /** By the path below the order; of the order itself with an empty one. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (value: Order) => void;
}

/** The digits of the order: as many as say how many numbers a series has. */
export function OrderFields({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  const problem = errorOf('');
  return (
    <fieldset className={classes['group']}>
      <legend>{t('rules.order')}</legend>
      <p className={classes['hint']}>{t('rules.order.hint')}</p>
      <ol className={classes['digits']}>
        {value.map((digit, index) => (
          // The position is the identity.
          <li key={index} className={classes['removable']}>
            <DigitFields
              position={index + 1}
              digit={digit}
              error={errorOf(`.${index}`)}
              onChange={(next) => onChange(value.with(index, next))}
            />
            {value.length > 1 && (
              <IconButton
                label={t('rules.removeOrderDigit', { position: index + 1 })}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconTrash />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {problem && <FieldError>{problem}</FieldError>}
      <Text tone="muted" aria-live="polite">
        {t('rules.order.size', { size: format.number(orderSizeOf({ order: value })) })}
      </Text>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<IconPlus size={16} />}
          disabled={value.length >= MOST}
          onClick={() => onChange([...value, unread(value)])}
        >
          {t('rules.addOrderDigit')}
        </Button>
      </div>
    </fieldset>
  );
}
