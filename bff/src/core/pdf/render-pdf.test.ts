import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { renderPdf } from './render-pdf.ts';

const createdAt = new Date('2026-11-21T12:00:00Z');
const make = (blocks: readonly Block[], title = 'Regulamento da promoção') =>
  renderPdf({ title, language: 'pt-BR', createdAt, blocks });
const read = async (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));
type Proxy = Awaited<ReturnType<typeof read>>;

async function textOf(pdf: Proxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}
/** The tags of a page, as `P` or `L(LI(Lbl,LBody))`. */
const shape = ({ role, children = [] }: Node): string => {
  const inner = children.filter((child) => child.role).map(shape);
  return inner.length > 0 ? `${role}(${inner.join(',')})` : (role ?? '');
};
const tagsOf = async (pdf: Proxy, number: number) =>
  shape((await (await pdf.getPage(number)).getStructTree()) as Node);

describe('a document', () => {
  it('keeps what it says, with every letter of Portuguese', async () => {
    const text = 'Ação, órgão, às três, pinguim, “você” — nº 04.123456/2026 · R$ 10,00 · Łódź';
    const pdf = await read(await make([{ kind: 'paragraph', text }]));
    expect(await textOf(pdf, 1)).toContain(text);
  });

  it('says its title and language', async () => {
    const pdf = await read(await make([]));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Regulamento da promoção', Language: 'pt-BR' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('tells headings, paragraphs, lists and tables apart', async () => {
    const pdf = await read(
      await make([
        { kind: 'heading', level: 2, text: '1. Da promoção' },
        { kind: 'paragraph', text: 'Vale em todo o Brasil.' },
        { kind: 'list', ordered: true, items: ['Maiores de 18 anos'] },
        { kind: 'table', header: ['Prêmio', 'Valor'], rows: [['Viagem', 'R$ 10.000,00']] },
      ]),
    );
    expect(await tagsOf(pdf, 1)).toBe('Root(Document(H1,H2,P,L(LI(Lbl,LBody)),Table(TR(TH,TH),TR(TD,TD))))');
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['1. Da promoção']);
  });

  it('numbers its pages, and what runs over one keeps its tag on the next', async () => {
    const long = 'Uma frase que se repete até não caber mais. '.repeat(200);
    const pdf = await read(await make([{ kind: 'paragraph', text: long }]));
    expect(pdf.numPages).toBe(3);
    expect(await textOf(pdf, 2)).toContain('2 / 3');
    expect(await tagsOf(pdf, 2)).toContain('P');
  });

  it('begins a table on the next page with its head, which is told once', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Item ${index}`, 'x']);
    const pdf = await read(await make([{ kind: 'table', header: ['Coluna', 'Valor'], rows }]));
    expect(pdf.numPages).toBe(3);
    expect(await textOf(pdf, 2)).toContain('Coluna');
    expect((await tagsOf(pdf, 2)).match(/TH/g)).toHaveLength(2);
    expect(await textOf(pdf, 3)).toContain('Item 59');
  });

  it('leaves out what would break it', async () => {
    const pdf = await read(await make([{ kind: 'paragraph', text: 'a\u0000b\r\nc\uD800d' }]));
    expect((await textOf(pdf, 1)).replaceAll(/\s+/g, '')).toContain('abcd');
  });

  it('is the same bytes for the same words, and others for others', async () => {
    const block = (text: string): Block[] => [{ kind: 'paragraph', text }];
    const hash = async (text: string) =>
      createHash('sha256')
        .update(await make(block(text)))
        .digest('hex');
    expect(await hash('Sim.')).toBe(await hash('Sim.'));
    expect(await hash('Sim.')).not.toBe(await hash('Não.'));
  });
});
