import type { Page } from './page.ts';

export interface FoundPage {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The page at `path` (decoded, without a slash at the end), before it is known whether there is anything on it. */
export type FindPage = (path: string) => FoundPage | null;

const segmentsOf = (path: string) => path.split('/').slice(1);

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const text = path[index] ?? '';
    if (name.startsWith(':') && text !== '') params[name.slice(1)] = text;
    else if (name !== text) return null;
  }
  return params;
}

/** Finds pages by their addresses. A word of an address is a parameter only where no page has it for its own. */
export function pageFinder(pages: readonly Page[]): FindPage {
  const isOpen = ({ path }: Page) => Number(path.startsWith('/:'));
  const patterns = pages
    .toSorted((left, right) => isOpen(left) - isOpen(right))
    .map((page) => ({ page, segments: segmentsOf(page.path) }));
  return (path) => {
    const wanted = segmentsOf(path);
    for (const { page, segments } of patterns) {
      const params = paramsOf(segments, wanted);
      if (params && (page.accepts?.(params) ?? true)) return { page, params };
    }
    return null;
  };
}
