import type { Block } from './block.ts';
import { drawBlock } from './draw-block.ts';

export interface PdfDocument {
  readonly title: string;
  /** BCP 47: what a screen reader speaks it in. */
  readonly language: 'pt-BR' | 'en';
  /** What the file says of its making. The same document made at the same instant is the same bytes. */
  readonly createdAt: Date;
  readonly blocks: readonly Block[];
}

/** A tagged A4 document: title, language, headings, lists and tables are told to whoever can't see them. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  // Its library takes more memory than all votes of a second, and most processes never draw one.
  const { Paper } = await import('./Paper.ts');
  const paper = new Paper(document);
  paper.draw(paper.root, 'H1', () => paper.write(document.title, { size: 20, strong: true }));
  paper.space(10);
  for (const block of document.blocks) drawBlock(paper, block);
  return paper.finish(document.title);
}
