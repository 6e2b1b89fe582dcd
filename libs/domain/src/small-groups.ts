/**
 * Figures in which nobody can be told apart: one from 1 to `least` - 1 becomes null, and when all that is hidden comes
 * to fewer than `least` the next smallest with it, so that it doesn't follow from the total either. A zero is told.
 */
export function hideSmall(figures: readonly number[], least: number): (number | null)[] {
  const smallest = figures.map((figure, index) => ({ figure, index })).filter(({ figure }) => figure > 0);
  smallest.sort((one, other) => one.figure - other.figure);
  const hidden = new Set<number>();
  let sum = 0;
  for (const { figure, index } of smallest) {
    if (figure >= least && (sum === 0 || sum >= least)) break;
    hidden.add(index);
    sum += figure;
  }
  return figures.map((figure, index) => (hidden.has(index) ? null : figure));
}

/**
 * The groups with at least `least` people, and those that are told of only together: the smaller ones, and the next
 * smallest with them until they too have `least` (or none is left). Both keep their order.
 */
export function withoutSmall<Group>(
  groups: readonly Group[],
  people: (group: Group) => number,
  least: number,
): { readonly told: Group[]; readonly together: Group[] } {
  const bySize = groups.toSorted((one, other) => people(one) - people(other));
  const apart = new Set<Group>();
  let sum = 0;
  for (const group of bySize) {
    if (people(group) >= least && (apart.size === 0 || sum >= least)) break;
    apart.add(group);
    sum += people(group);
  }
  return {
    told: groups.filter((group) => !apart.has(group)),
    together: groups.filter((group) => apart.has(group)),
  };
}
