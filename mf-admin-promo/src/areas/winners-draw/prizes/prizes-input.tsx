import { type KeyboardEvent, useRef } from 'react';
import { DRAW_PRIZES_LIMIT } from '@fio/contracts/admin/winners-draw';
import { Button, IconButton } from '@fio/design-system/button';
import { FieldError } from '@fio/design-system/fields';
import {
  IconArrowDown,
  IconArrowUp,
  IconPlus,
  IconSortDescending,
  IconTrash,
} from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import type { FieldProps } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { type DrawDetail, NEW_PRIZE, type PrizeValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { byValue, swapped, totalOf } from './prize-order.ts';
import { PrizeFields } from './prize-fields.tsx';

type Prizes = PrizeValues[];

/** The prizes in order of value: added, taken away, and moved by button or by Alt with the arrow keys. */
export function PrizesInput({
  name,
  label,
  value,
  error,
  errorOf,
  onChange,
  onBlur,
}: FieldProps<Prizes, DrawDetail>) {
  const t = useWinnersDrawWords();
  const root = useRef<HTMLOListElement>(null);
  const ofPrizes = value.map((_, index) => errorOf(`${name}.${index}`));
  const { units, cents } = totalOf(value);
  const move = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= value.length) return;
    onChange(swapped(value, index, to));
    root.current?.children[to]?.querySelector('input')?.focus();
  };
  const onKey = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <fieldset className={classes['group']} data-field={name} onBlur={onBlur}>
      <legend>{label}</legend>
      <p className={classes['hint']}>{t('prizes.hint')}</p>
      <ol ref={root} className={classes['prizes']}>
        {value.map((prize, index) => (
          // The position is the identity, as the order is what is edited.
          <li key={index} className={classes['prize']} onKeyDown={onKey(index)}>
            <div className={classes['prizeHead']}>
              <strong>{t('prizes.item', { position: index + 1 })}</strong>
              <IconButton
                label={t('prizes.up', { position: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp />
              </IconButton>
              <IconButton
                label={t('prizes.down', { position: index + 1 })}
                disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown />
              </IconButton>
              <IconButton
                label={t('prizes.remove', { position: index + 1 })}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconTrash />
              </IconButton>
            </div>
            <PrizeFields
              prize={prize}
              errorOf={(field) => errorOf(`${name}.${index}.${field}`)}
              onChange={(next) => onChange(value.with(index, next))}
            />
          </li>
        ))}
      </ol>
      {error && !ofPrizes.some(Boolean) && <FieldError>{error}</FieldError>}
      <Text tone="muted" size="small">
        {t('prizes.total', { count: units, units: format.number(units), value: format.money(cents) })}
      </Text>
      <div className={classes['buttons']}>
        <Button
          variant="secondary"
          size="sm"
          icon={<IconPlus size={16} />}
          disabled={value.length >= DRAW_PRIZES_LIMIT}
          onClick={() => onChange([...value, NEW_PRIZE])}
        >
          {t('prizes.add')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconSortDescending size={16} />}
          disabled={value.length < 2}
          onClick={() => onChange(byValue(value))}
        >
          {t('prizes.sort')}
        </Button>
      </div>
    </fieldset>
  );
}
