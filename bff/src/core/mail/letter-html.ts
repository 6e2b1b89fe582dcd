import { parseRichText, type RichNode, type RichTag } from '@fio/domain';
import { escapeHtml } from './escape-html.ts';
import { filled, type Values } from './variables.ts';

/** Mail programs know no style sheets; a value's own line breaks are kept. */
const STYLES: Partial<Record<RichTag, string>> = {
  p: 'margin:0 0 16px;white-space:pre-line',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  a: 'color:#6D28D9',
};

interface Filling {
  readonly values: Values;
  /** What places on our own site (`/serie`) are below. */
  readonly origin: string;
}

/** Where an address can't be read the site's own stands in for it: an e-mail is never held up by a link. */
export const wholeAddress = (href: string, origin: string | URL): string =>
  URL.parse(href, origin)?.href ?? String(origin);
const absolute = (href: string, { origin }: Filling) => wholeAddress(href, origin);

function htmlOf(node: RichNode, filling: Filling): string {
  if (typeof node === 'string') return escapeHtml(filled(node, filling.values));
  const { tag, href, children } = node;
  if (tag === 'br') return '<br>';
  const style = STYLES[tag];
  const attributes = [
    ...(href === undefined ? [] : [` href="${escapeHtml(absolute(href, filling))}"`]),
    ...(style === undefined ? [] : [` style="${style}"`]),
  ].join('');
  return `<${tag}${attributes}>${children.map((child) => htmlOf(child, filling)).join('')}</${tag}>`;
}

function plainOf(node: RichNode, filling: Filling, mark: string): string {
  if (typeof node === 'string') return filled(node, filling.values);
  const { tag, href, children } = node;
  const within = children
    .map((child, index) => plainOf(child, filling, tag === 'ol' ? `${index + 1}. ` : '• '))
    .join('');
  if (tag === 'br') return '\n';
  if (tag === 'li') return `${mark}${within.trim()}\n`;
  if (tag === 'a' && href !== undefined) return `${within} (${absolute(href, filling)})`;
  return tag === 'p' || tag === 'ul' || tag === 'ol' ? `${within.trim()}\n\n` : within;
}

/** A letter's rich text for mail programs: styles inline, variables filled in and escaped, addresses whole. */
export const letterHtml = (html: string, filling: Filling): string =>
  parseRichText(html)
    .map((node) => htmlOf(node, filling))
    .join('\n');

/** The same for who reads text: paragraphs apart, items marked, addresses in brackets. */
export const letterPlain = (html: string, filling: Filling): string =>
  parseRichText(html)
    .map((node) => plainOf(node, filling, '• '))
    .join('')
    .trim();
