import { type Decision, INDEX } from './Decision.ts';
import { citationsIn, type Source } from './citations.ts';
import { writeIndex } from './write-index.ts';

/** A page beyond it is about more than one subject. */
const MOST_WORDS = 700;

/** What a page lacks, in a sentence each. */
export function problemsOfPages(decisions: readonly Decision[]): string[] {
  const problems: string[] = [];
  for (const { name, title, rejected, words } of decisions) {
    if (title === '') problems.push(`${name}.md has no title.`);
    if (rejected.length === 0) problems.push(`${name}.md doesn't say what was rejected.`);
    if (words > MOST_WORDS)
      problems.push(`${name}.md has ${words} words; ${MOST_WORDS} are the most: split it.`);
  }
  return problems;
}

export const problemsOfIndex = (decisions: readonly Decision[], index: string): string[] =>
  index === writeIndex(decisions) ? [] : [`${INDEX} is stale: npm run decisions writes it.`];

/**
 * Citations that lead nowhere. Migrations may cite numbers from before the pages were merged: they are never edited, and the
 * page that holds a number today says so.
 */
export function problemsOfCitations(decisions: readonly Decision[], sources: readonly Source[]): string[] {
  const names = new Set(decisions.map(({ name }) => name));
  const numbered = new Set(decisions.map(({ name }) => /^\d{3}(?=-)/.exec(name)?.[0]));
  const now = (cited: string) => decisions.filter(({ formerly }) => formerly.includes(cited));
  const isThere = (path: string, cited: string) =>
    names.has(cited) || numbered.has(cited) || (path.includes('/migrations/') && now(cited).length > 0);
  return sources.flatMap(({ path, text }) =>
    citationsIn(path, text)
      .filter(({ cited }) => !isThere(path, cited))
      .map(({ cited, line }) => {
        const pages = now(cited.slice(0, 3)).map(({ name }) => `${name}.md`);
        const hint = pages.length > 0 ? ` It is in ${pages.join(' or ')} now.` : '';
        return `${path}:${line} cites ${cited}, a decision that is not there.${hint}`;
      }),
  );
}
