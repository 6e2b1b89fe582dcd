import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRichHref, parseRichText, RICH_TAGS, type RichNode, richTextToPlain } from './rich-text.ts';

const elements = (nodes: readonly RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));

describe('rich text as a tree', () => {
  it('nests as written and resolves entities', () => {
    expect(parseRichText('<p>Um &lt;b&gt; &amp;amp; <strong>dois<br />três</strong></p><hr />')).toEqual([
      {
        tag: 'p',
        children: [
          'Um <b> &amp; ',
          { tag: 'strong', children: ['dois', { tag: 'br', children: [] }, 'três'] },
        ],
      },
      { tag: 'hr', children: [] },
    ]);
  });

  it('keeps an allowed address and drops any other', () => {
    expect(parseRichText('<a href="/faq?a=1&amp;b=2" onclick="x()">ir</a>')).toEqual([
      { tag: 'a', href: '/faq?a=1&b=2', children: ['ir'] },
    ]);
    expect(parseRichText('<a href="javascript:alert(1)">ir</a>')).toEqual([{ tag: 'a', children: ['ir'] }]);
  });

  it('lets nothing through that is not on the list', () => {
    expect(parseRichText('<script>alert(1)</script><img src=x onerror="y()"><svg/onload=z()>')).toEqual([
      'alert(1)',
      '<',
      'svg/onload=z()>',
    ]);
  });

  it('closes what is left open and ignores what was never opened', () => {
    expect(parseRichText('</p><ul><li>a<li>b</ul>c')).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'li', children: ['b'] }] }] },
      'c',
    ]);
  });

  it('comes out harmless whatever goes in', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '>', '"', '/', ' href="', 'javascript:', '<a ', '<p>', '</p>', '<script>', '&lt;'),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { tag, href = '#' } of elements(parseRichText(pieces.join('')))) {
          expect(RICH_TAGS).toContain(tag);
          expect(isRichHref(href + 'x')).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ['https://fiodameada.example/x?y=1#z', true],
  ['mailto:sac@fiodameada.example', true],
  ['tel:+551130000000', true],
  ['/regulamentos', true],
  ['#como-votar', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['', false],
])('%s may be linked to: %s', (href, allowed) => {
  expect(isRichHref(href)).toBe(allowed);
});

it('reads as plain words, a line for each block', () => {
  expect(
    richTextToPlain(
      '<p>Vale <strong>uma</strong> vez.</p><ul><li><p>a</p></li><li>b</li></ul><table><tr><td>1</td><td>2</td></tr></table>',
    ),
  ).toBe('Vale uma vez.\na\nb\n1 2');
});
