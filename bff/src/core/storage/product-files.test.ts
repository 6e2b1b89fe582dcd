import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportDetail, Image } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestBucket, type TestBucket } from '../../../test/bucket.ts';
import { call } from '../../../test/call.ts';
import { askForExport, takeExport } from '../../../test/exports.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { workExport } from '../../areas/exports/work-export.ts';

describe.each(['folders', 'a bucket'])('the product with its files in %s', (where) => {
  let bucket: TestBucket;
  let app: TestApp;
  let headers: SignedHeaders;
  beforeAll(async () => {
    bucket = await createTestBucket();
    app = await createTestApp({ env: where === 'a bucket' ? bucket.env : {} });
    headers = await signInStaff(app.services, await createStaff(app.services));
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
  });

  it('delivers a picture that was sent, and finds no other', async () => {
    const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#6d28d9' } })
      .jpeg()
      .toBuffer();
    const sent = await app.fetch('/api/admin/uploads', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    const { image } = (await sent.json()) as { image: Image };
    const got = await app.fetch(image.src);
    const body = Buffer.from(await got.arrayBuffer());
    expect((await sharp(body).metadata()).format).toBe('webp');
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const head = await app.fetch(image.src, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(body.length),
    ]);
    for (const path of ['/files/pictures/none.webp', '/files/A.webp', '/files/x.sealed', '/files/']) {
      const { status, headers: told } = await app.fetch(path);
      expect([status, told.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('delivers a drawing compressed', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(99)}</svg>`;
    await app.services.storage.publicFiles.write('demo/a.svg', svg);
    const response = await app.fetch('/files/demo/a.svg', { headers: { 'accept-encoding': 'br' } });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', svg]);
  });

  it('hands out an export as it was made, and keeps it from /files', async () => {
    await createVisitor(app.services);
    const { body } = await askForExport(app, headers, ['registrations', 'f[state]=active']);
    await workExport(app.services, app.services, body.id, { isLast: true });
    const shown = await call<ExportDetail>(app, 'GET', `/admin/exports/${body.id}`, { headers });
    const { bytes } = await takeExport(app, headers, body.id);
    expect(shown.body).toMatchObject({ state: 'ready', rows: 1 });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(shown.body.sha256);
    const { fileKey } = await app.services.db.exportRequest.findUniqueOrThrow({ where: { id: body.id } });
    expect((await app.fetch(`/files/${fileKey}`)).status).toBe(404);
  });

  it('keeps them where it says and nowhere else', () => {
    const kept = ['files', 'private'].map((name) => existsSync(join(app.config.dataDir, name)));
    expect(kept).toEqual(where === 'a bucket' ? [false, false] : [true, true]);
  });
});

it('tells who sends or asks for a file that the bucket is out of reach', async () => {
  const app = await createTestApp({
    env: { STORAGE_BUCKET: 'files', STORAGE_ENDPOINT: 'http://127.0.0.1:1' },
  });
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const create = { width: 60, height: 30, channels: 3, background: '#6d28d9' } as const;
  const body = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const sent = await app.fetch('/api/admin/uploads', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body,
  });
  expect([sent.status, await sent.json()]).toMatchObject([502, { code: 'CANNOT_SEND_FILE' }]);
  const asked = await app.fetch('/files/pictures/none.webp');
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([503, 'no-store']);
  await app.close();
});
