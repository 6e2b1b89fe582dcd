import { isRichHref, type RichTag } from '@fio/domain';
import sanitizeHtml from 'sanitize-html';

const ANSWER = ['p', 'br', 'strong', 'em', 's', 'a', 'ul', 'ol', 'li'] as const satisfies readonly RichTag[];
const DOCUMENT = [
  ...ANSWER,
  ...(['u', 'h2', 'h3', 'h4', 'blockquote', 'hr'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] satisfies RichTag[];

/** What each kind of text may hold: an answer of the FAQ is short, a regulation is a document with headings and tables. */
const ALLOWED = { answer: ANSWER, document: DOCUMENT } as const;
export type RichTextUse = keyof typeof ALLOWED;

/** Elements that mean what one of ours means. A text's headings begin at 2, below the page's own. */
const SAME = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  div: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

const linkOf = (href: string): Record<string, string> => (isRichHref(href) ? { href } : {});

/** What is left where nothing was written. */
const EMPTY = /<(p|li|ul|ol|h2|h3|h4|blockquote|strong|em|s|u|a)>(?:\s|\u00a0|<br \/>)*<\/\1>/g;

/** An element that held nothing but empty ones is empty too. */
function withoutEmpty(html: string): string {
  const less = html.replace(EMPTY, '');
  return less === html ? html : withoutEmpty(less);
}

/**
 * HTML that somebody wrote, cut down to what `use` allows: no attribute but a link's address, no address that runs
 * anything, no style. Always balanced, so `parseRichText` shows it as it is. Called when a text is saved.
 */
export function sanitizeRichText(html: string, use: RichTextUse): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...ALLOWED[use]],
    allowedAttributes: { a: ['href'] },
    // Its own check of addresses is ours, below: one rule for the server and the page.
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      ...SAME,
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href.trim()) }),
    },
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parser: { decodeEntities: true },
  });
  return withoutEmpty(clean).trim();
}
