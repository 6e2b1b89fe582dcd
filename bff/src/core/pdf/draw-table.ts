import type { Block } from './block.ts';
import type { Paper } from './Paper.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Row = readonly string[];

const SIZE = 9;
const PAD = 5;
const styleOf = (isHead: boolean) => ({ size: SIZE, strong: isHead });

/** One table over as many pages as it takes; its head stands again on each. */
export function drawTable(paper: Paper, { header, rows }: Table): void {
  const column = paper.width / header.length;
  const inner = column - 2 * PAD;

  const heightOf = (row: Row, isHead: boolean) =>
    Math.max(...row.map((text) => paper.heightOf(text, styleOf(isHead), inner))) + 2 * PAD;

  const write = (row: Row, isHead: boolean, draw: (write: () => void) => void) => {
    const [top, height] = [paper.doc.y, heightOf(row, isHead)];
    row.forEach((text, index) => {
      paper.doc.y = top + PAD;
      draw(() => paper.write(text, styleOf(isHead), paper.left + index * column + PAD, inner));
    });
    paper.doc.y = top + height;
    paper.rule();
  };

  const table = paper.element(paper.root, 'Table');
  const drawRow = (row: Row, isHead: boolean) => {
    const element = paper.element(table, 'TR');
    write(row, isHead, (cell) => paper.draw(element, isHead ? 'TH' : 'TD', cell));
    element.end();
  };
  const repeatHead = () =>
    write(header, true, (cell) => {
      paper.doc.markContent('Artifact', { type: 'Layout' });
      cell();
      paper.doc.endMarkedContent();
    });

  paper.need(heightOf(header, true) + (rows[0] ? heightOf(rows[0], false) : 0));
  drawRow(header, true);
  for (const row of rows) {
    if (paper.need(heightOf(row, false))) repeatHead();
    drawRow(row, false);
  }
  table.end();
  paper.space(10);
}
