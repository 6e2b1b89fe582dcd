import { parseRichText, type RichElement, type RichNode } from '@fio/domain';
import type { Block } from '../../core/pdf/block.ts';

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const;

const elementsOf = ({ children }: RichElement) => children.filter((node) => typeof node !== 'string');

/** A link on paper: where it leads stands beside its words. */
function linkText(href: string | undefined, words: string): string {
  const address = (href ?? '').replace(/^(mailto|tel):/, '');
  return address === '' || address.startsWith('#') || words.includes(address)
    ? words
    : `${words} (${address})`;
}

const inline = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ');
      const words = inline(node.children);
      // What a block holds inside a list item or a cell stands on a line of its own.
      if (node.tag === 'br' || node.tag === 'p' || node.tag === 'ul' || node.tag === 'ol')
        return `\n${words}`;
      if (node.tag === 'li') return `– ${words.trim()}\n`;
      return node.tag === 'a' ? linkText(node.href, words) : words;
    })
    .join('');

const textOf = ({ children }: RichElement) =>
  inline(children)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim();

const rowsIn = (element: RichElement): RichElement[] =>
  element.tag === 'tr' ? [element] : elementsOf(element).flatMap(rowsIn);

function tableOf(element: RichElement): Block {
  const rows = rowsIn(element).map((row) => elementsOf(row).map(textOf));
  const width = Math.max(1, ...rows.map((row) => row.length));
  const [header = [], ...body] = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  return { kind: 'table', header, rows: body };
}

function* blocksIn(nodes: readonly RichNode[]): Generator<Block> {
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (node.trim() !== '') yield { kind: 'paragraph', text: node.trim() };
    } else if (node.tag === 'h2' || node.tag === 'h3' || node.tag === 'h4') {
      yield { kind: 'heading', level: LEVELS[node.tag], text: textOf(node) };
    } else if (node.tag === 'ul' || node.tag === 'ol') {
      yield { kind: 'list', ordered: node.tag === 'ol', items: elementsOf(node).map(textOf) };
    } else if (node.tag === 'table') yield tableOf(node);
    else if (node.tag === 'blockquote') yield* blocksIn(node.children);
    else if (node.tag !== 'hr') yield { kind: 'paragraph', text: textOf(node) };
  }
}

/** A stored text as a PDF is made of it. */
export const textBlocks = (html: string): Block[] => [...blocksIn(parseRichText(html))];
