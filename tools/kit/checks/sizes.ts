import { ENTRY_BUDGET } from '../../shared/entry-budget.ts';
import type { Check } from '../Check.ts';
import { kB, weigh } from '../weigh.ts';

/** In bytes of gzip: the container's own script, all that `./routes` needs before a page is drawn, any one file. */
const BUDGET = { entry: ENTRY_BUDGET, opening: 170_000, file: 150_000 };

/** What a page has to fetch stays small. */
export const sizes: Check = {
  name: 'it stays within its budget of bytes',
  problems: ({ manifest, files }, { opening }) => {
    const over = (what: string, size: number, budget: number) =>
      size > budget ? [`${what} has ${kB(size)} of gzip; ${kB(budget)} are allowed`] : [];
    const first = [...new Set([manifest.entry, ...opening, ...manifest.styles])];
    const sum = first.reduce((total, name) => total + weigh(files.get(name)), 0);
    const scripts = [...files].filter(([name]) => /\.(js|css)$/.test(name));
    return [
      ...over(manifest.entry, weigh(files.get(manifest.entry)), BUDGET.entry),
      ...over('opening ./routes', sum, BUDGET.opening),
      ...scripts.flatMap(([name, bytes]) => over(name, weigh(bytes), BUDGET.file)),
    ];
  },
};
