import type { Check } from '../Check.ts';
import type { Container } from '../container.ts';
import type { OpenedPage } from '../page/open-page.ts';
import { kB, weigh } from '../weigh.ts';

/**
 * What opening a page of the back office may cost beyond the host, in bytes of gzip: the container, its routes, the page
 * with its area, and the words of one language, nothing of which is there yet.
 */
const BUDGET = { page: 40_000, plain: 30_000 };

const sizeOf = ({ files }: Container, page: OpenedPage) =>
  page.files.reduce((sum, file) => sum + weigh(files.get(file)), 0);

/** A page costs what is needed to draw it: of another area nothing, of its own no more than its budget. */
export const pages: Check = {
  name: 'its pages open within their budgets of bytes',
  problems: (container, seen) => {
    if (container.manifest.side !== 'admin') return [];
    return seen.pages.flatMap((page) => {
      const { path, area, plain, problem } = page;
      const name = area ? `${path} of ${area}` : path;
      if (problem) return [`${name} does not open: ${problem}`];
      const size = sizeOf(container, page);
      const budget = plain ? BUDGET.plain : BUDGET.page;
      return size > budget ? [`${name} opens with ${kB(size)} of gzip; ${kB(budget)} are allowed`] : [];
    });
  },
};
