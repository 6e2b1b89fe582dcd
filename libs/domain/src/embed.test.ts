import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMBED_GROUNDS,
  EMBED_THEMES,
  embedAccent,
  embedCode,
  embeddedTheory,
  type EmbedLook,
  embedPath,
} from './embed.ts';
import { contrastOf } from './series-colors.ts';

const ORIGIN = 'https://fio.example';
const OWN: EmbedLook = { language: 'pt', theme: 'auto', accent: null };
const read = (search: string) => embeddedTheory(`${ORIGIN}/teoria/a?${search}`, ORIGIN)?.look;
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe("a widget's looks", () => {
  it('are read as they are written', () => {
    const looks = fc.record({
      language: fc.constantFrom('pt' as const, 'en' as const),
      theme: fc.constantFrom(...EMBED_THEMES),
      accent: fc.option(hex),
    });
    fc.assert(
      fc.property(looks, (look) => {
        const path = embedPath('a-luz-chama', look);
        expect(embeddedTheory(ORIGIN + path, ORIGIN)).toEqual({ slug: 'a-luz-chama', look });
      }),
    );
  });

  it.each(['', 'tema=roxo&cor=red&idioma=xx', 'cor=%22%3E%3Cscript%3E', 'cor=12345', 'cor=%23gggggg'])(
    'are our own where an address says none: %s',
    (search) => expect(read(search)).toEqual(OWN),
  );

  it('take a colour with or without its sign', () => {
    expect([read('cor=%23FFAA00')?.accent, read('tema=claro&cor=ffaa00#fim')?.accent]).toEqual([
      '#ffaa00',
      '#ffaa00',
    ]);
  });
});

describe('an accent', () => {
  it('can be told from its ground, and its words can be read, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom('light' as const, 'dark' as const), fc.option(hex), (ground, wanted) => {
        const { accent, on } = embedAccent(ground, wanted);
        expect(contrastOf(accent, EMBED_GROUNDS[ground].surface)).toBeGreaterThanOrEqual(3);
        expect(contrastOf(accent, on)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is what was asked for where that is enough, on each ground for itself', () => {
    expect(embedAccent('dark', '#ffaa00').accent).toBe('#ffaa00');
    expect(embedAccent('light', '#ffaa00').accent).toBe(EMBED_GROUNDS.light.accent);
  });
});

describe('the code to paste', () => {
  const title = 'Quem disse "oi" & <saiu>?';

  it('is a link that the script replaces, and says the looks alone that differ', () => {
    expect(embedCode({ slug: 'quem-disse', title, look: OWN }, ORIGIN)).toBe(
      [
        '<blockquote class="fio-teoria" data-teoria="quem-disse">',
        '  <a href="https://fio.example/teoria/quem-disse">Quem disse &quot;oi&quot; &amp; &lt;saiu&gt;?</a>',
        '</blockquote>',
        '<script async src="https://fio.example/embed/v1.js"></script>',
      ].join('\n'),
    );
    const look = { language: 'en', theme: 'escuro', accent: '#ffaa00' } as const;
    expect(embedCode({ slug: 'quem-disse', title, look }, ORIGIN)).toContain(
      'data-teoria="quem-disse" data-idioma="en" data-tema="escuro" data-cor="ffaa00"',
    );
  });
});

describe('the theory of an address', () => {
  it('is known by its page too', () => {
    expect(embeddedTheory(`${ORIGIN}/teoria/a-luz-chama?resposta=sim#x`, ORIGIN)?.slug).toBe('a-luz-chama');
  });

  it.each([
    'nada',
    `${ORIGIN}/`,
    `${ORIGIN}/teoria`,
    `${ORIGIN}/teoria/A%20b`,
    `${ORIGIN}/teoria/a/b`,
    'https://outro.example/teoria/a-luz-chama',
    'http://fio.example/teoria/a-luz-chama',
    'javascript:alert(1)//fio.example/teoria/a-luz-chama',
  ])('is none at %s', (address) => expect(embeddedTheory(address, ORIGIN)).toBeNull());
});
