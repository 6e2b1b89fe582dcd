import { parseRichText, richTextHeadings, richTextToPlain } from '@fio/domain';
import { sanitizeRichText } from '../../core/rich-text/sanitize-rich-text.ts';

/** A document's text as it is stored, hashed and shown; '' when nothing is left to read. */
export function documentText(html: string): string {
  const clean = sanitizeRichText(html, 'document');
  return richTextToPlain(clean).trim() === '' ? '' : clean;
}

/** The chapters of a stored text, for its table of contents. */
export const contentsOf = (html: string) =>
  richTextHeadings(parseRichText(html))
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text }));
