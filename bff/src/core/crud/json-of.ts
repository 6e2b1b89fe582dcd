type InJson<Value> = Value extends Date ? string : Value;

/**
 * A record as it is stored, its instants as text: the row and the detail of an area that shows its columns as they are. What
 * the contract doesn't list stays here, for answers pass its schema; a calendar day isn't an instant, and would be refused there.
 */
export const jsonOf = <Found extends object>(found: Found) =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as { readonly [Name in keyof Found]: InJson<Found[Name]> };
