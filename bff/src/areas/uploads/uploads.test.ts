import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp();
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6d28d9' } });
const send = async (bytes: Buffer) => {
  const response = await app.fetch('/api/admin/uploads', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as {
    id: string;
    code?: string;
    image: Image;
  };
  return { status: response.status, body };
};
const stored = (src: string) => readFile(join(app.config.dataDir, src));

describe('an upload', () => {
  it('is encoded anew as AVIF and WebP, upright and without what the file carried', async () => {
    const bytes = await picture(1000, 500)
      .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '23/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(bytes);
    expect(status).toBe(201);
    expect(body.image).toMatchObject({ width: 480, height: 960 });
    const [, avif] = body.image.avifSet?.split(', ') ?? [];
    for (const [address, format] of [
      [body.image.src, 'webp'],
      [avif?.replace(/ 480w$/, ''), 'heif'],
    ] as const) {
      const found = await sharp(await stored(address ?? '')).metadata();
      expect([found.format, found.exif, found.orientation, found.width]).toEqual([
        format,
        undefined,
        undefined,
        480,
      ]);
    }
  });

  it('is stored once, however often the same file is sent', async () => {
    const bytes = await picture(300, 200).jpeg().toBuffer();
    const [first, second] = [await send(bytes), await send(bytes)];
    expect(second.body).toEqual(first.body);
    expect((await send(await picture(300, 201).jpeg().toBuffer())).body.id).not.toBe(first.body.id);
  });

  it('keeps the width of a small picture', async () => {
    const { body } = await send(await picture(120, 60).png().toBuffer());
    expect(body.image).toMatchObject({ width: 120, height: 60 });
  });

  it.each([
    [
      'a vector, which may carry scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page', Buffer.from('<html><body>oi</body></html>')],
    ['nothing', Buffer.alloc(0)],
    ['a picture cut short', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
  ])('refuses %s, whatever it calls itself', async (_what, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, body.code]).toEqual([415, 'FILE_UNEXPECTED']);
  });

  it('refuses more pixels than a screen could ever need, however small the file', async () => {
    const { status } = await send(await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer());
    expect(status).toBe(415);
  });

  it('refuses a file above the limit', async () => {
    const { status, body } = await send(Buffer.alloc(8 * 1024 * 1024 + 1, 1));
    expect([status, body.code]).toEqual([413, 'FILE_LARGE']);
  });
});
