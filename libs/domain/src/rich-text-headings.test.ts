import { expect, it } from 'vitest';
import { parseRichText } from './rich-text.ts';
import { richTextHeadings } from './rich-text-headings.ts';

const headings = (html: string) =>
  richTextHeadings(parseRichText(html)).map(({ id, level, text }) => [id, level, text]);

it('names headings by their words, in their order', () => {
  expect(
    headings(
      '<h2>1. Da <em>promoção</em></h2><p>x</p><blockquote><h3>Prêmios &amp; prazos</h3></blockquote>',
    ),
  ).toEqual([
    ['1-da-promocao', 2, '1. Da promoção'],
    ['premios-prazos', 3, 'Prêmios & prazos'],
  ]);
});

it('gives no two the same name, and one to words without letters', () => {
  const ids = headings('<h2>Prazos</h2><h3>Prazos</h3><h2>Prazos 2</h2><h2>…</h2>').map(([id]) => id);
  expect(ids).toEqual(['prazos', 'prazos-2', 'prazos-2-2', 'parte']);
});
