import type { Terms } from '@fio/contracts/terms/terms';

/** Terms under the keys of an area's catalogue: `received` becomes `state.received`. */
export const prefixed = <const Prefix extends string, Value extends string>(
  prefix: Prefix,
  terms: Terms<Value>,
): { [Key in Value as `${Prefix}.${Key}`]: string } =>
  Object.fromEntries(Object.entries(terms).map(([value, word]) => [`${prefix}.${value}`, word])) as {
    [Key in Value as `${Prefix}.${Key}`]: string;
  };
