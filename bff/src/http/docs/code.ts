import { escapeHtml } from '../pages/escape.ts';

/** A piece of code on a page of the documentation. */
export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
