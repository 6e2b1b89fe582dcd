import { escapeHtml } from '../../pages/escape.ts';
import { guideAddress } from '../addresses.ts';
import type { DocsContext } from '../docs-context.ts';
import type { Guide } from './guide.ts';

/** Its headings as links, where there are enough to lose one's way. */
function contents({ sections }: Guide, { words }: DocsContext): string {
  const tops = sections.filter(({ depth }) => depth === 2);
  if (tops.length < 2) return '';
  const links = tops.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<nav class="contents" aria-label="${words.onThisPage}"><p>${words.onThisPage}</p><ul>${links.join('')}</ul></nav>`;
}

const step = (to: Guide | undefined, rel: string, label: string) =>
  to
    ? `<a rel="${rel}" href="${guideAddress(to.name)}"><small>${label}</small>${escapeHtml(to.title)}</a>`
    : '';

/** A guide with its contents, between the one before and the one after it. */
export function guideHtml(guide: Guide, context: DocsContext): string {
  const { guides, words } = context;
  const at = guides.indexOf(guide);
  const steps = step(guides[at - 1], 'prev', words.previous) + step(guides[at + 1], 'next', words.next);
  return `<article class="guide"><h1>${escapeHtml(guide.title)}</h1>
${contents(guide, context)}
<div class="prose">${guide.html}</div>
${steps && `<nav class="steps" aria-label="${words.nearby}">${steps}</nav>`}</article>`;
}
