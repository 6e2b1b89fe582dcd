/** A copy with the item at `from` put at `to`; the same list when either is outside of it. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
