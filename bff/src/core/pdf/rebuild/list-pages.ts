import { PDFArray, PDFDict, PDFName, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { PDF_LIMITS } from './limits.ts';
import { PdfRefused } from './PdfRefused.ts';

/** What a page has from the branch it hangs on, where it says nothing itself. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

export type PageEntries = ReadonlyMap<string, PDFObject>;

function entriesOf(node: PDFDict, above: PageEntries): Map<string, PDFObject> {
  const own = node.entries().map(([key, value]) => [key.decodeText(), value] as const);
  return new Map([...above, ...own]);
}

/** The pages in reading order, each with what it inherits. */
export function listPages(context: PDFContext): PageEntries[] {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new PdfRefused('unreadable');
  const seen = new Set<PDFObject>();
  const pages: PageEntries[] = [];
  const visit = (node: PDFObject | undefined, above: PageEntries): void => {
    if (!(node instanceof PDFDict) || seen.has(node)) throw new PdfRefused('unreadable');
    seen.add(node);
    const entries = entriesOf(node, above);
    const kids = context.lookup(entries.get('Kids'));
    if (!(kids instanceof PDFArray)) {
      pages.push(entries);
      if (pages.length > PDF_LIMITS.pages) throw new PdfRefused('heavy');
      return;
    }
    const below = new Map([...entries].filter(([key]) => INHERITED.includes(key)));
    for (let index = 0; index < kids.size(); index += 1) visit(kids.lookup(index), below);
  };
  visit(catalog.lookup(PDFName.of('Pages')), new Map());
  if (pages.length === 0) throw new PdfRefused('unreadable');
  return pages;
}
