/**
 * Figures in which nobody can be told apart: one from 1 to `least` - 1 becomes null, and when all that is hidden comes
 * to fewer than `least` the next smallest with it, so that it doesn't follow from the total either. A zero is told,
 * unless all together are fewer than `least`: the zeros would say whose the few are.
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
  const isAllHidden = sum > 0 && sum < least;
  return figures.map((figure, index) => (isAllHidden || hidden.has(index) ? null : figure));
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

type Figures = readonly (number | null)[];

const hideSmallByColumn = (rows: readonly (readonly number[])[], least: number): Figures[] => {
  const columns =
    rows[0]?.map((_, column) =>
      hideSmall(
        rows.map((row) => row[column] ?? 0),
        least,
      ),
    ) ?? [];
  return rows.map((_, index) => columns.map((column) => column[index] ?? null));
};

/**
 * Groups beside each other and `together` summed up as their rest, each column of figures as `hideSmall` leaves it. A
 * group of which nothing is left to tell goes into the rest as well: its name alone would say that somebody is there.
 * The told groups keep their order.
 */
export function tellApart<Group>(
  groups: readonly Group[],
  together: readonly Group[],
  figuresOf: (group: Group) => readonly number[],
  least: number,
): {
  readonly told: { group: Group; figures: Figures }[];
  readonly rest: { groups: number; figures: Figures } | null;
} {
  let [shown, others] = [groups, together];
  for (;;) {
    const sums = others
      .map(figuresOf)
      .reduce<readonly number[] | null>((all, row) => all?.map((sum, n) => sum + (row[n] ?? 0)) ?? row, null);
    const rows = hideSmallByColumn([...shown.map(figuresOf), ...(sums ? [sums] : [])], least);
    const isTold = shown.map((_, index) => rows[index]?.some((figure) => figure !== null && figure > 0));
    if (isTold.every(Boolean)) {
      const last = rows[shown.length];
      return {
        told: shown.map((group, index) => ({ group, figures: rows[index] ?? [] })),
        rest: last === undefined ? null : { groups: others.length, figures: last },
      };
    }
    others = [...others, ...shown.filter((_, index) => !isTold[index])];
    shown = shown.filter((_, index) => isTold[index]);
  }
}
