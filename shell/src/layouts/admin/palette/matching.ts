interface Named {
  readonly title: string;
  readonly text?: string | undefined;
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The lower the likelier: what is called so comes before what only says so. */
function rankOf({ title }: Named, typed: string): number {
  const name = folded(title);
  if (name.startsWith(typed)) return 0;
  return name.includes(typed) ? 1 : 2;
}

/** Those that have every word of `query`, as typed without accents, the likelier first; all of them without any. */
export function matching<One extends Named>(offers: readonly One[], query: string): One[] {
  const typed = folded(query.trim());
  const words = typed.split(/\s+/).filter(Boolean);
  return offers
    .filter(({ title, text = '' }) => words.every((word) => folded(`${title} ${text}`).includes(word)))
    .toSorted((one, other) => rankOf(one, typed) - rankOf(other, typed));
}
