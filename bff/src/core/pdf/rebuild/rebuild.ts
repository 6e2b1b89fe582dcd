import {
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  PDFWriter,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { Copier } from './Copier.ts';
import { PDF_LIMITS } from './limits.ts';
import { listPages, type PageEntries } from './list-pages.ts';
import { packStream } from './open-stream.ts';
import { PdfRefused } from './PdfRefused.ts';

const BREAK = Buffer.from('\n');

function parse(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false }).catch((cause: unknown) => {
    throw new PdfRefused(cause instanceof EncryptedPDFError ? 'protected' : 'unreadable', cause);
  });
}

/** Four numbers, or nothing: a reader then takes what the page is otherwise. */
function boxOf(value: PDFObject | undefined, context: PDFContext): PDFArray | undefined {
  if (!(value instanceof PDFArray) || value.size() !== 4) return undefined;
  const sides = value.asArray().map((_, index) => value.lookup(index));
  const numbers = sides.filter((side) => side instanceof PDFNumber).map((side) => side.asNumber());
  return numbers.length === 4 && numbers.every(Number.isFinite) ? context.obj(numbers) : undefined;
}

/** All of a page's content as one stream. */
function contentOf(value: PDFObject | undefined, copier: Copier): Buffer {
  if (value === undefined) return Buffer.alloc(0);
  if (!(value instanceof PDFArray)) return copier.open(value);
  const parts = value.asArray().flatMap((_, index) => [copier.open(value.lookup(index)), BREAK]);
  return Buffer.concat(parts);
}

interface Documents {
  readonly from: PDFContext;
  readonly to: PDFContext;
  readonly copier: Copier;
}

function makePage({ from, to, copier }: Documents, page: PageEntries, parent: PDFRef): PDFRef {
  const made = to.obj({ Type: 'Page', Parent: parent });
  const set = (key: string, value: PDFObject | undefined) => value && made.set(PDFName.of(key), value);
  const read = (key: string) => from.lookup(page.get(key));
  set('MediaBox', boxOf(read('MediaBox'), to) ?? to.obj([0, 0, 595.28, 841.89]));
  set('CropBox', boxOf(read('CropBox'), to));
  for (const key of ['Rotate', 'UserUnit']) {
    const value = read(key);
    if (value instanceof PDFNumber && Number.isFinite(value.asNumber())) set(key, value);
  }
  const [resources, group] = [page.get('Resources'), page.get('Group')];
  set('Resources', resources ? copier.copy(resources, 'resources') : to.obj({}));
  if (group) set('Group', copier.copy(group));
  const bytes = contentOf(read('Contents'), copier);
  const stream = packStream({ bytes, picture: undefined, predictor: undefined }, PDFDict.withContext(to));
  set('Contents', to.register(stream));
  return to.register(made);
}

/** What a screen reader speaks the document in, where it says so. */
function languageOf(catalog: PDFDict): string | undefined {
  const value = catalog.lookup(PDFName.of('Lang'));
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  const text = value.decodeText();
  return /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/.test(text) ? text : undefined;
}

/** Told before they are parsed, which takes far longer: each says `obj` and `endobj`. Packed ones are counted after. */
function mustSayFew(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf('obj'); at !== -1; at = buffer.indexOf('obj', at + 3)) count += 1;
  if (count > 2 * PDF_LIMITS.objects) throw new PdfRefused('heavy');
}

function mustBeFew(context: PDFContext): void {
  if (context.enumerateIndirectObjects().length > PDF_LIMITS.objects) throw new PdfRefused('heavy');
}

/**
 * A new document of the same pages: their boxes, contents, fonts and pictures, packed anew. No action, form, note, link,
 * file, layer, outline, tag or word about its making comes along. The same bytes for the same bytes.
 * Throws PdfRefused where that can't be done. Runs for as long, and takes as much, as the document makes it: call it in a
 * process that can be ended (`rebuildPdf`).
 */
export async function rebuild(bytes: Uint8Array): Promise<Uint8Array> {
  mustSayFew(bytes);
  const { context: from, catalog } = await parse(bytes);
  mustBeFew(from);
  const to = PDFContext.create();
  const documents = { from, to, copier: new Copier(from, to) };
  const parent = to.nextRef();
  const kids = listPages(from).map((page) => makePage(documents, page, parent));
  to.assign(parent, to.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const lang = languageOf(catalog);
  const root = to.obj({ Type: 'Catalog', Pages: parent });
  if (lang) root.set(PDFName.of('Lang'), PDFString.of(lang));
  to.trailerInfo.Root = to.register(root);
  return PDFWriter.forContext(to, Infinity).serializeToBuffer();
}
