import type { ComponentType } from 'react';
import type { FieldProps } from '@fio/platform/area';
import type { DrawDetail } from './draw-values.ts';
import classes from './winners-draw.module.css';

/** The same input, out of reach once the period has begun: what it writes never changes any more. */
export function whileFree<Value>(Input: ComponentType<FieldProps<Value, DrawDetail>>) {
  return function WhileFree(props: FieldProps<Value, DrawDetail>) {
    if (props.record?.freedom !== 'occasion') return <Input {...props} />;
    return (
      <fieldset className={classes['bare']} disabled>
        <Input {...props} />
      </fieldset>
    );
  };
}
