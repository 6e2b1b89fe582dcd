import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { renderHtml } from './render-html.ts';

const make = (blocks: readonly Block[], title = 'Ata') => renderHtml({ title, language: 'pt-BR', blocks });

describe('a document as a page', () => {
  it('says its language and title, and its headings in order', () => {
    const html = make([
      { kind: 'heading', level: 2, text: '1. Da apuração' },
      { kind: 'paragraph', text: 'São Paulo\n10h' },
    ]);
    expect(html).toMatch(/^<!doctype html>\n<html lang="pt-BR">/);
    expect(html).toContain('<title>Ata</title>');
    expect(html).toContain('<h1>Ata</h1>\n<h2>1. Da apuração</h2>\n<p>São Paulo<br>10h</p>');
  });

  it('writes lists and tables with heads', () => {
    const html = make([
      { kind: 'list', ordered: true, items: ['um', 'dois'] },
      { kind: 'table', header: ['Prêmio', 'Número'], rows: [['Viagem', '118/73254']] },
    ]);
    expect(html).toContain('<ol><li>um</li><li>dois</li></ol>');
    expect(html).toContain('<thead><tr><th scope="col">Prêmio</th><th scope="col">Número</th></tr></thead>');
    expect(html).toContain('<tbody><tr><td>Viagem</td><td>118/73254</td></tr></tbody>');
  });

  it('says across every sheet what it is not, and nothing of the kind otherwise', () => {
    const page = { title: 'Ata', language: 'pt-BR' as const, blocks: [] };
    expect(renderHtml({ ...page, watermark: 'ENSAIO' })).toMatch(
      /\.mark\{position:fixed.*<\/main><div class="mark" aria-hidden="true"><b>ENSAIO<\/b><\/div><\/body>/s,
    );
    expect(renderHtml(page)).not.toContain('mark');
  });

  it('runs nothing that a name says, and fetches nothing', () => {
    const name = '<script>alert(1)</script> & "Cia"';
    const html = make([{ kind: 'table', header: [name], rows: [[name]] }], name);
    expect(html).not.toMatch(/<script|src=|href=|url\(/);
    expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Cia&quot;')).toHaveLength(5);
  });
});
