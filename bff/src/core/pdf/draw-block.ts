import type { Block, HeadingLevel } from './block.ts';
import { drawTable } from './draw-table.ts';
import type { Paper } from './Paper.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const TEXT = { size: 10 } as const;
const HEADING: Record<HeadingLevel, number> = { 2: 14, 3: 12, 4: 10.5 };
/** A line and a half of text: what a heading or a list mark must have beside or below it. */
const LINES = 24;
const INDENT = 22;

function drawHeading(paper: Paper, { level, text }: Of<'heading'>): void {
  const style = { size: HEADING[level], strong: true };
  paper.space(HEADING[level] * 0.7);
  // A heading at the foot of a page belongs to what follows on the next.
  paper.need(paper.heightOf(text, style) + 2 * LINES);
  if (level === 2) paper.doc.outline.addItem(text);
  paper.draw(paper.root, `H${level}`, () => paper.write(text, style));
  paper.space(4);
}

function drawParagraph(paper: Paper, { text }: Of<'paragraph'>): void {
  paper.need(LINES);
  paper.draw(paper.root, 'P', () => paper.write(text, TEXT));
  paper.space(6);
}

function drawList(paper: Paper, { items, ordered = false }: Of<'list'>): void {
  const list = paper.element(paper.root, 'L');
  items.forEach((text, index) => {
    paper.need(LINES);
    const item = paper.element(list, 'LI');
    const top = paper.doc.y;
    paper.draw(item, 'Lbl', () => paper.write(ordered ? `${index + 1}.` : '•', TEXT));
    paper.doc.y = top;
    paper.draw(item, 'LBody', () => {
      paper.write(text, TEXT, paper.left + INDENT, paper.width - INDENT);
    });
    item.end();
    paper.space(3);
  });
  list.end();
  paper.space(4);
}

/** Draws one block below what is there. */
export function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(paper, block);
    case 'paragraph':
      return drawParagraph(paper, block);
    case 'list':
      return drawList(paper, block);
    case 'table':
      return drawTable(paper, block);
  }
}
