import type { Language } from '@fio/contracts';
import { escapeHtml } from '../pages/escape.ts';
import { code } from './code.ts';

/** As `lang` names it. */
export const langOf = (language: Language): string => (language === 'pt' ? 'pt-BR' : 'en');

/** A sentence of the contracts, which are written in English; what stands between backticks is code. */
export const english = (text: string, tag = 'p'): string => {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : escapeHtml(part)));
  return `<${tag} lang="en">${parts.join('')}</${tag}>`;
};

const ACRONYMS = /\b(?:faq|sac|cpf|utm|api)\b/g;

/** `prizeOffers`: `Prize offers`; what begins with `admin` stands in the back office's pages anyway. */
export const areaTitle = (area: string): string => {
  const words = area
    .replace(/^admin(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(ACRONYMS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Something to copy. `what` names it for those who don't see it. */
export const block = (text: string, words: { readonly copy: string }, what: string): string =>
  `<div class="block"><pre tabindex="0"><code>${escapeHtml(text)}</code></pre><button type="button" class="copy" aria-label="${escapeHtml(`${words.copy}: ${what}`)}">${escapeHtml(words.copy)}</button></div>`;
