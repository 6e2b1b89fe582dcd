import { useMemo } from 'react';
import { type FieldProps, late } from '@fio/platform/area';
import type { DrawDetail } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { EarningFields } from './earning-fields.tsx';
import { type EarningValues, ruleOf } from './earning-values.ts';
import { MultipliersFields } from './multipliers-fields.tsx';

const EarningClause = late(async () => (await import('../late-texts.ts')).EarningClause);

/** How receipts earn numbers, with the paragraph it makes beneath as one types. */
export function EarningInput({
  name,
  value,
  errorOf,
  onChange,
  onBlur,
  record,
}: FieldProps<EarningValues, DrawDetail>) {
  const change = (part: Partial<EarningValues>) => onChange({ ...value, ...part });
  const at = (path: string) => errorOf(`${name}${path}`);
  const rule = useMemo(() => ruleOf(value), [value]);
  return (
    <div className={classes['rules']} data-field={name} onBlur={onBlur}>
      <fieldset className={classes['bare']} disabled={record?.freedom === 'occasion'}>
        <EarningFields value={value} errorOf={at} onChange={change} />
        <MultipliersFields
          value={value.multipliers}
          errorOf={(path) => at(`.multipliers${path}`)}
          onChange={(multipliers) => change({ multipliers })}
        />
      </fieldset>
      <EarningClause rule={rule} level={3} />
    </div>
  );
}
