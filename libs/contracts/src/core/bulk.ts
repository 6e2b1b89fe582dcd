/** A row of whatever list, to a predicate that looks at one or two of its fields. */
export type BulkRow = Readonly<Record<string, unknown>>;

/** Rows whose state may pass on to another, by the states' own table. */
export const movable =
  <State extends string>(canMove: (from: State, to: State) => boolean, to: State) =>
  ({ state }: BulkRow): boolean =>
    canMove(state as State, to);

/** Rows in one of these states. */
export const inState =
  <State extends string>(...states: readonly State[]) =>
  ({ state }: BulkRow): boolean =>
    states.includes(state as State);
