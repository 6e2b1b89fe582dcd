import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './field-choices.module.css';

/** Which of two versions of a field stays. */
export type Side = 'mine' | 'theirs';

/** One field that differs: both values as ready text, '' for nothing. */
export type FieldChoice = { id: string; label: string; mine: string; theirs: string; chosen: Side };

/** The heads of both sides and the word for 'nothing'. */
export type FieldChoicesProps = {
  choices: readonly FieldChoice[];
  onChoose: (id: string, side: Side) => void;
  labels: { mine: string; theirs: string; nothing: string };
};

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** Two versions of a record, field by field: of each difference one side is chosen. Side by side from 40rem up. */
export function FieldChoices({ choices, onChoose, labels }: FieldChoicesProps) {
  const group = useId();
  return (
    <div className={cx(classes.fields)}>
      {choices.map((choice) => (
        <fieldset key={choice.id} role="radiogroup" className={classes.field}>
          <legend className={classes.label}>{choice.label}</legend>
          {SIDES.map((side) => (
            <label key={side} className={classes.side}>
              <input
                type="radio"
                name={`${group}-${choice.id}`}
                checked={choice.chosen === side}
                onChange={() => onChoose(choice.id, side)}
              />
              <span className={classes.who}>{labels[side]}</span>{' '}
              <span className={classes.value}>{choice[side] || <em>{labels.nothing}</em>}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
