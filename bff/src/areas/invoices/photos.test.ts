import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { InvoiceUpload, MyInvoice } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { PDF } from '../../../test/files.ts';
import { rebuilt } from '../../../test/pdf-files.ts';
import { confirmClaim, createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, SHOP } from '../../../test/receipts.ts';
import { dropUnclaimedUploads } from './uploads/drop-unclaimed.ts';

const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
let app: TestApp;
let visitor: { id: string };
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: { ...BEHIND_PROXY, INVOICES_PER_DAY: '20' }, clock });
  await createRunningDraw(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await createVisitor(app.services);
  headers = await signInVisitor(app.services, visitor);
});

/** A picture unlike any other, of about 40 kB. */
const photo = () =>
  sharp(randomBytes(160 * 160 * 3), { raw: { width: 160, height: 160, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '23/1' } })
    .jpeg()
    .toBuffer();
const pdf = () => Buffer.concat([Buffer.from(`%PDF-1.4\n%${randomUUID()}\n`), PDF]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const start = (bytes: Buffer, changes: object = {}) =>
  call<InvoiceUpload>(app, 'POST', '/invoices/uploads', {
    body: { bytes: bytes.length, sha256: sha256(bytes), ...changes },
    headers,
  });
async function piece(id: string, offset: number, bytes: Buffer) {
  const response = await app.fetch(`/api/invoices/uploads/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: { ...headers, 'x-forwarded-for': someIp() },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as InvoiceUpload & { code?: string };
  return { status: response.status, body };
}
async function uploaded(bytes: Buffer): Promise<string> {
  const { body } = await start(bytes);
  await piece(body.id, 0, bytes);
  return body.id;
}
const send = (uploadId: string, changes: object = {}, extra: Record<string, string> = {}) =>
  call<MyInvoice>(app, 'POST', '/invoices/photo', {
    body: {
      uploadId,
      key: null,
      cnpj: null,
      number: null,
      purchasedOn: '2031-11-10',
      value: 9990,
      ...changes,
    },
    headers: { ...headers, ...extra },
  });
const fileOf = (id: string, extra: Record<string, string> = headers) =>
  app.fetch(`/api/invoices/${id}/file`, { headers: extra });

describe('a photo', () => {
  it('waits for a person, and is kept without what the camera told', async () => {
    const { status, body } = await send(await uploaded(await photo()), { cnpj: SHOP, number: '123' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'pending',
      origin: 'photo',
      file: 'image/webp',
      numbers: [],
      prize: null,
      key: null,
      cnpj: SHOP,
      number: '000000123',
    });
    const response = await fileOf(body.id);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([stored.format, stored.exif]).toEqual(['webp', undefined]);
  });

  it('is for its sender alone', async () => {
    const { body } = await send(await uploaded(await photo()));
    const other = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await fileOf(body.id, other)).status).toBe(404);
    expect((await fileOf(body.id, {})).status).toBe(401);
    const row = await app.services.db.invoice.findUniqueOrThrow({ where: { id: body.id } });
    expect((await app.fetch(`/files/${row.fileKey}`)).status).toBe(404);
  });

  it('may be a PDF', async () => {
    const bytes = pdf();
    const { body } = await send(await uploaded(bytes), { key: accessKey({ month: '3111' }) });
    expect([body.file, body.state]).toEqual(['application/pdf', 'pending']);
    expect(Buffer.from(await (await fileOf(body.id)).arrayBuffer())).toEqual(await rebuilt(bytes));
  });

  it('is taken once, by one invoice', async () => {
    const bytes = await photo();
    const uploadId = await uploaded(bytes);
    const answers = await Promise.all([send(uploadId), send(uploadId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await start(bytes)).status).toBe(200);
    const { db } = app.services;
    const { id } = await db.invoice.findFirstOrThrow({
      where: { fileSha256: createHash('sha256').update(bytes).digest() },
    });
    await db.invoice.update({
      where: { id },
      data: { model: '65', cnpj: SHOP, series: '001', number: '000000077' },
    });
    await confirmClaim(app.services, id);
    expect((await start(bytes)).body.code).toBe('NUMBER_FOUND');
  });

  it('comes once from a request that is repeated with its key', async () => {
    const [uploadId, key] = [await uploaded(await photo()), { 'idempotency-key': randomUUID() }];
    const answers = [await send(uploadId, {}, key), await send(uploadId, {}, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it('stays, when its invoice is refused, for another try', async () => {
    const uploadId = await uploaded(await photo());
    expect((await send(uploadId, { cnpj: '11.111.111/1111-11' })).body.code).toBe('INVALID_INVOICE');
    // The right characters, their separators anywhere.
    expect((await send(uploadId, { cnpj: '12-345-678-0001.95' })).body.code).toBe('INVALID_INVOICE');
    expect((await send(uploadId, { number: '12a' })).body.fields?.['number']?.[0]?.code).toBe('number');
    expect((await send(uploadId)).status).toBe(201);
  });
});

describe('a file in pieces', () => {
  it('goes on where it stopped, whoever lost the connection', async () => {
    const bytes = await photo();
    const half = bytes.length >> 1;
    const { body } = await start(bytes);
    expect(body).toMatchObject({ received: 0, bytes: bytes.length });
    expect((await piece(body.id, 0, bytes.subarray(0, half))).body.received).toBe(half);
    // Its answer was lost: the sender tries again, then asks.
    expect((await piece(body.id, 0, bytes.subarray(0, half))).body.received).toBe(half);
    expect((await start(bytes)).body).toEqual({ id: body.id, received: half, bytes: bytes.length });
    expect((await piece(body.id, bytes.length, Buffer.from('x'))).body.received).toBe(half);
    // Some of these read the pieces while the first puts them away: the file is whole for all of them.
    const last = await Promise.all([0, 1, 2, 3, 4, 5].map(() => piece(body.id, half, bytes.subarray(half))));
    expect(last.map(({ body: { received } }) => received)).toEqual(last.map(() => bytes.length));
    expect((await send(body.id)).status).toBe(201);
  });

  it('is not taken before all of it came', async () => {
    const bytes = await photo();
    const { body } = await start(bytes);
    await piece(body.id, 0, bytes.subarray(0, 1000));
    const answer = await send(body.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'FILE_INCOMPLETE']);
  });

  it('begins anew when what came is not what was sent', async () => {
    const bytes = await photo();
    const { body } = await start(bytes, { sha256: sha256(Buffer.from('outra')) });
    expect((await piece(body.id, 0, bytes)).body.code).toBe('FILE_INCOMPLETE');
    expect((await piece(body.id, 0, bytes)).status).toBe(404);
  });

  it.each([
    ['a page', Buffer.from('<html><body>oi</body></html>')],
    ['a vector', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a photo cut short', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)])],
    [
      'a PDF without a page',
      Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF\n'),
    ],
  ])('is refused as %s, whatever it calls itself, and leaves nothing', async (_what, bytes) => {
    const { body } = await start(bytes);
    const answer = await piece(body.id, 0, bytes);
    expect([answer.status, answer.body.code]).toEqual([415, 'FILE_UNEXPECTED']);
    expect(await app.services.db.invoiceUpload.count({ where: { id: body.id } })).toBe(0);
  });

  it('is refused above the limit, in words', async () => {
    const { status, body } = await start(pdf(), { bytes: 10 * 1024 * 1024 + 1 });
    expect([status, body.code]).toEqual([413, 'FILE_LARGE']);
    expect(body.fields?.['file']?.[0]?.message).toBe('O arquivo deve ter no máximo 10 MB.');
  });

  it('can’t be more than was said', async () => {
    const bytes = await photo();
    const { body } = await start(bytes, { bytes: 1000 });
    expect((await piece(body.id, 0, bytes)).body.code).toBe('FILE_LARGE');
  });

  it('is nobody else’s to go on with', async () => {
    const { body } = await start(await photo());
    headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await piece(body.id, 0, Buffer.from('x'))).status).toBe(404);
  });
});

describe('files no invoice came for', () => {
  it('go after a day', async () => {
    const bytes = await photo();
    const [whole, half] = [await uploaded(pdf()), (await start(bytes)).body.id];
    await piece(half, 0, bytes.subarray(0, 1000));
    const { db, storage } = app.services;
    const { fileKey } = await db.invoiceUpload.findUniqueOrThrow({ where: { id: whole } });
    expect(await storage.privateFiles.read(fileKey ?? '')).not.toBeNull();
    clock.advance(25 * HOUR);
    await dropUnclaimedUploads(app.services, new Date(clock.now().getTime() - 24 * HOUR));
    expect(await db.invoiceUpload.count({ where: { registrationId: visitor.id } })).toBe(0);
    expect(await storage.privateFiles.read(fileKey ?? '')).toBeNull();
    expect(await storage.privateFiles.read(`uploads/${half}/0.part`)).toBeNull();
    clock.advance(-25 * HOUR);
  });

  it('are five of one person at most', async () => {
    const first = await uploaded(await photo());
    for (let more = 0; more < 5; more += 1) await start(await photo());
    expect(await app.services.db.invoiceUpload.count({ where: { registrationId: visitor.id } })).toBe(5);
    expect((await send(first)).body.code).toBe('FILE_INCOMPLETE');
  });
});
