import { type FieldProps, late } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import type { DrawDetail, DrawValues, RuleValues } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { OrderFields } from './order-fields.tsx';
import { RuleChoices } from './rule-choices.tsx';
import { SeriesFields } from './series-fields.tsx';
import { useDefinition } from './use-definition.ts';

/** A calculation of its own: the fields are there without it. */
const Outcome = late(async () => (await import('../late-texts.ts')).Outcome);

/** The rule set, with what it leads to and the clause it makes beneath, both as one types. */
export function RuleSetInput(props: FieldProps<RuleValues, DrawDetail>) {
  const { name, value, errorOf, onChange, onBlur, form, record } = props;
  const draw = useWatch({ control: form.control }) as DrawValues;
  const change = (part: Partial<RuleValues>) => onChange({ ...value, ...part });
  const at = (path: string) => errorOf(`${name}.${path}`);
  const definition = useDefinition({ ...draw, ruleSet: value });
  return (
    <div className={classes['rules']} data-field={name} onBlur={onBlur}>
      <fieldset className={classes['bare']} disabled={record?.freedom === 'occasion'}>
        <OrderFields
          value={value.order}
          errorOf={(path) => at(`order${path}`)}
          onChange={(order) => change({ order })}
        />
        <SeriesFields
          value={value.series}
          errorOf={(path) => at(`series.${path}`)}
          onChange={(series) => change({ series })}
        />
        <RuleChoices value={value} errorOf={at} onChange={change} />
      </fieldset>
      <Outcome definition={definition} level={3} />
    </div>
  );
}
