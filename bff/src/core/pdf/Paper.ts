import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import Pdf from 'pdfkit';

/**
 * A font that all documents share: what was read of its tables for one serves the next, which takes a quarter of the time.
 * PDFKit takes an opened one as well as its path, which is all that its types know of.
 */
const font = (path: string) =>
  openSync(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`, import.meta.url)),
  ) as unknown as string;
const TEXT = font('400Regular/Inter_400Regular.ttf');
const STRONG = font('700Bold/Inter_700Bold.ttf');

const INK = '#1a1426';
const MUTED = '#655c7a';
const LINE = '#c9c2d8';

export interface PaperOptions {
  readonly title: string;
  readonly language: string;
  readonly createdAt: Date;
}
interface Style {
  readonly size: number;
  readonly strong?: boolean;
  readonly muted?: boolean;
}
type Element = PDFKit.PDFStructureElement;

/** What no font draws and no reader reads: control characters, save the line break. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ''));

/** A4 pages with their tag tree: whoever draws says what it is, so that a screen reader knows too. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;

  constructor({ title, language, createdAt }: PaperOptions) {
    this.doc = new Pdf({
      size: 'A4',
      margins: { top: 64, bottom: 72, left: 64, right: 64 },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      font: TEXT,
      info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get left(): number {
    return this.doc.page.margins.left;
  }

  get width(): number {
    return this.doc.page.width - this.doc.page.margins.left - this.doc.page.margins.right;
  }

  get heightLeft(): number {
    return this.doc.page.height - this.doc.page.margins.bottom - this.doc.y;
  }

  /** Begins a new page where less than `height` is left of this one; true when it did. */
  need(height: number): boolean {
    if (this.heightLeft >= height) return false;
    this.doc.addPage();
    return true;
  }

  space(height: number): void {
    this.doc.y += height;
  }

  element(parent: Element, tag: string): Element {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** What is drawn by `draw` as one element of the tree. */
  draw(parent: Element, tag: string, draw: () => void): void {
    const element = this.doc.struct(tag);
    parent.add(element);
    element.add(draw);
    element.end();
  }

  write(text: string, style: Style, x = this.left, width = this.width): void {
    this.#use(style);
    this.doc.text(clean(text), x, this.doc.y, { width, lineGap: style.size * 0.35 });
  }

  heightOf(text: string, style: Style, width = this.width): number {
    this.#use(style);
    return this.doc.heightOfString(clean(text), { width, lineGap: style.size * 0.35 });
  }

  /** A thin line across the text, which no screen reader hears of. */
  rule(): void {
    const { doc, left, width } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.endMarkedContent();
  }

  /** Title and number at the foot of every page, and the whole as bytes. */
  async finish(title: string): Promise<Buffer> {
    const { doc } = this;
    this.root.end();
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      this.#foot(title, `${index + 1} / ${count}`);
    }
    doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of doc) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  #foot(title: string, number: string): void {
    const { doc, left, width } = this;
    const y = doc.page.height - 44;
    // Below the margin, where text would otherwise begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    this.#use({ size: 8, muted: true });
    doc.text(title, left, y, { width: width - 60, height: 10, ellipsis: true, lineBreak: true });
    doc.text(number, left, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }

  #use({ size, strong = false, muted = false }: Style): void {
    this.doc
      // By a name: PDFKit would make a font of its own at every change.
      .font(strong ? STRONG : TEXT, strong ? 'strong' : 'text')
      .fontSize(size)
      .fillColor(muted ? MUTED : INK);
  }
}
