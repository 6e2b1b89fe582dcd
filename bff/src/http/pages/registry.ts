import type { Page } from './page.ts';
import { faqPage } from './public/faq.page.ts';
import { homePage } from './public/home.page.ts';
import { plainPages } from './public/plain.pages.ts';
import { registerPage } from './public/register.page.ts';
import { regulationPages } from './public/regulations.page.ts';
import { showPage } from './public/show.page.ts';
import { theoriesPage, theoryPage } from './public/theory.page.ts';
import { drawPage, winnersPage } from './public/winners.page.ts';

/**
 * Every page for visitors; an area adds or changes its own here, and nothing else has to know. The series' pages come
 * last: any word is theirs that no other page has taken.
 */
export const PUBLIC_PAGES: readonly Page[] = [
  homePage,
  faqPage,
  winnersPage,
  drawPage,
  ...plainPages,
  registerPage,
  ...regulationPages,
  theoriesPage,
  theoryPage,
  showPage,
];

export interface FoundPage {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

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

const PATTERNS = PUBLIC_PAGES.map((page) => ({ page, segments: segmentsOf(page.path) }));

/** The page at `path` (decoded, without a slash at the end), before it is known whether there is anything on it. */
export function publicPage(path: string): FoundPage | null {
  const wanted = segmentsOf(path);
  for (const { page, segments } of PATTERNS) {
    const params = paramsOf(segments, wanted);
    if (params && (page.accepts?.(params) ?? true)) return { page, params };
  }
  return null;
}
