import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { rebuild } from '../src/core/pdf/rebuild/rebuild.ts';

/** What every page of these says. */
export const PDF_TEXT = 'Nota fiscal 4711';
const CONTENT = `BT /F1 12 Tf 20 100 Td (${PDF_TEXT}) Tj ET`;

export interface PdfParts {
  /** Further entries of the catalogue, the page and its resources. */
  readonly catalog?: string;
  readonly page?: string;
  readonly resources?: string;
  /** Further objects, from number 10 on by their own numbers. */
  readonly objects?: string;
  readonly kids?: string;
  readonly contents?: Buffer;
}

/** One page as bytes written by hand, so that it may say what no library would write. */
export function pdfOf(parts: PdfParts = {}): Buffer {
  const { catalog = '', page = '', resources = '', objects = '', kids = '3 0 R' } = parts;
  const contents = parts.contents ?? streamOf(6, '', Buffer.from(CONTENT));
  const head = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 6 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${objects}
`;
  return Buffer.concat([Buffer.from(head), contents, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n')]);
}

export function streamOf(number: number, entries: string, bytes: Buffer): Buffer {
  const head = `${number} 0 obj<<${entries}/Length ${bytes.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream endobj\n')]);
}

export const packedOf = (number: number, entries: string, bytes: Buffer): Buffer =>
  streamOf(number, `${entries}/Filter/FlateDecode`, deflateSync(bytes));

/** A PDF by a library, its objects packed into streams, with all that it can carry besides pages. */
export async function loadedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText(PDF_TEXT);
  document.addJavaScript('run', 'app.alert(1)');
  await document.attach(Buffer.from('MZ'), 'nota.exe');
  const form = document.getForm();
  form.createTextField('cpf').addToPage(page);
  form.acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'));
  document.setAuthor('Alguém');
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

export async function protectedPdf(): Promise<Buffer> {
  const document = await PDFDocument.load(pdfOf());
  document.encrypt({ userPassword: 'segredo', ownerPassword: 'dono' });
  return Buffer.from(await document.save());
}

/** What a reader finds on the pages. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('\n');
}

/** Every name that stands in the file outside of its streams: what it could do. */
export function namesIn(bytes: Buffer): string[] {
  const outside = bytes.toString('latin1').replaceAll(/stream\n[^]*?\nendstream/g, '');
  return outside.match(/\/[^\s/<>[\]()%]+/g) ?? [];
}
/** What none that is kept may say. */
export const ACTIVE =
  /^\/(?:.*#|A$|AA$|OpenAction|J|Launch|GoTo|URI|Submit|Import|Names|Embedded|EF$|F$|Filespec|AcroForm|XFA|Annot|Metadata|Info|Author|Rich|ObjStm|Movie|Sound|Ref$|OPI|PieceInfo|StructTreeRoot)/;

/** As it is kept. */
export const rebuilt = async (bytes: Uint8Array): Promise<Buffer> => Buffer.from(await rebuild(bytes));
