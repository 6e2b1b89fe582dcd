import { parseRichText, type RichNode } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const VECTORS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><g/onload=alert(2)//<p>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://ok.example" onmouseover="alert(1)" style="position:fixed" target=_blank>x</a>',
  '<p style="background:url(javascript:alert(1))" class="x" id="y">x</p>',
  '<style>@import "https://evil.example"</style><link rel=stylesheet href=//evil.example>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  '<<p>b</p>',
  '<p/onclick=alert(1)>x',
  '<a href="https://a.example/&quot;onclick=alert(1)//">x</a>',
  '<table background="javascript:alert(1)"><tr><td onclick=x()>1</td></tr></table>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><img src=x onerror=alert(1)></template>',
];

/** The same tree as written out: what a browser would make of it is what we make of it. */
const written = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string')
        return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const { tag, href, children } = node;
      if (tag === 'br' || tag === 'hr') return `<${tag} />`;
      const link =
        href === undefined ? '' : ` href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      return `<${tag}${link}>${written(children)}</${tag}>`;
    })
    .join('');

describe.each(['answer', 'document'] as const)('rich text of a %s', (use) => {
  it.each(VECTORS)('disarms %s', (vector) => {
    const clean = sanitizeRichText(vector, use);
    // Every tag left is a bare one of ours, or a link with an address and nothing else.
    for (const [tag] of clean.matchAll(/<[^>]*>/g)) {
      expect(tag).toMatch(
        /^<(?:\/?[a-z][a-z0-9]*|(?:br|hr) \/|a href="(?:https?:|mailto:|tel:|\/[^/\\]|#)[^"]*")>$/,
      );
      expect(tag).not.toMatch(/^<\/?(?:script|style|img|svg|math|iframe|form|input|textarea|template)/);
    }
    // Cleaning twice changes nothing, and the page reads it as it was written.
    expect(sanitizeRichText(clean, use)).toBe(clean);
    expect(written(parseRichText(clean))).toBe(clean);
  });
});

it('keeps what an editor writes', () => {
  const html =
    '<p>Você <strong>vota</strong> <em>uma vez</em> e pode mudar.<br />Veja <a href="/regulamentos">as regras</a>:</p>' +
    '<ol><li><p>um</p></li><li><p>dois</p></li></ol>';
  expect(sanitizeRichText(html, 'answer')).toBe(html);
});

it('keeps headings and tables in a document only', () => {
  const html = '<h2>Prêmios</h2><table><tbody><tr><th>Item</th><td>Vale</td></tr></tbody></table>';
  expect(sanitizeRichText(html, 'document')).toBe(html);
  expect(sanitizeRichText(html, 'answer')).toBe('PrêmiosItemVale');
});

it('writes one element for what has several names, and nothing for nothing', () => {
  expect(sanitizeRichText('<h1>T</h1><div><b>a</b> <i>b</i></div><p> </p>', 'document')).toBe(
    '<h2>T</h2><p><strong>a</strong> <em>b</em></p>',
  );
  expect(sanitizeRichText('<p></p><ul><li><p><br></p></li></ul>', 'answer')).toBe('');
});
