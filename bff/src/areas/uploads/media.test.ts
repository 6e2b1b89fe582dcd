import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createShow } from '../../../test/content.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { someVideo } from '../../../test/videos.ts';
import { dropUnusedMedia, unusedMedia } from './drop-unused-media.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const send = async (kind: 'videos' | 'captions', bytes: Buffer | string) => {
  const response = await app.fetch(`/api/admin/uploads/${kind}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'video/mp4' },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
  const body = (await response.json()) as Record<string, unknown> & { id: string; src: string };
  return { status: response.status, body };
};
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nO farol acende.\n';

describe('a video', () => {
  it.each([
    ['webm', 'vp9'],
    ['webm', 'vp8'],
    ['mp4', 'av1'],
  ] as const)('is kept as it came where browsers play it: %s of %s', async (container, codec) => {
    const bytes = await someVideo(container, codec);
    const { status, body } = await send('videos', bytes);
    expect([status, body]).toMatchObject([201, { bytes: bytes.length, width: 640, height: 360, seconds: 2 }]);
    expect(body.src).toMatch(new RegExp(`^/files/media/[0-9a-f]{32}\\.${container}$`));
    const file = await app.fetch(body.src);
    expect(file.headers.get('content-type')).toBe(`video/${container}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is told by its content: neither another container, nor another codec, nor another name', async () => {
    const refused = [
      await someVideo('mkv', 'vp9'),
      await someVideo('mp4', 'vp9'),
      Buffer.from('%PDF-1.7'),
      (await someVideo('webm', 'vp9')).subarray(0, 40),
      Buffer.alloc(0),
    ];
    for (const bytes of refused)
      expect((await send('videos', bytes)).body).toMatchObject({ code: 'FILE_UNEXPECTED' });
  });

  it('is one file however often it is sent', async () => {
    const bytes = await someVideo('webm', 'vp9');
    const [one, other] = await Promise.all([send('videos', bytes), send('videos', bytes)]);
    expect(one.body.id).toBe(other.body.id);
  });
});

describe('a part of a file', () => {
  const part = (src: string, range: string, more: Record<string, string> = {}) =>
    app.fetch(src, { headers: { range, ...more } });
  let src = '';
  let bytes: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    bytes = await someVideo('webm', 'vp9');
    src = (await send('videos', bytes)).body.src;
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
  ] as const)('is what players ask for: %s', async (range, start, end) => {
    const response = await part(src, range);
    const expected = bytes.subarray(start, end);
    expect(response.status).toBe(206);
    const first = start < 0 ? bytes.length + start : start;
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(expected.length),
      'content-range': `bytes ${first}-${first + expected.length - 1}/${bytes.length}`,
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
  });

  it('that is not there is refused, with how long the file is', async () => {
    const response = await part(src, `bytes=${bytes.length}-`);
    expect([response.status, response.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'RANGE_BEYOND' });
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=x'])('is the whole file for %s', async (range) => {
    const response = await part(src, range);
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  });

  it('is the whole file for who asks whether it is still the same', async () => {
    expect((await part(src, 'bytes=0-1', { 'if-range': '"x"' })).status).toBe(200);
  });
});

describe('captions', () => {
  it('are kept as they came, and delivered as what they are', async () => {
    const { status, body } = await send('captions', VTT);
    expect(status).toBe(201);
    const file = await app.fetch(body.src);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['text/vtt; charset=utf-8', VTT]);
  });

  it.each([
    ['nothing', ''],
    ['another format', '1\n00:00:00,000 --> 00:00:02,000\nO farol acende.\n'],
    ['no cue', 'WEBVTT\n\nNOTE nada\n'],
    ['a signature that goes on', 'WEBVTTX\n\n00:00.000 --> 00:02.000\nx\n'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00])],
  ])('are refused where they are %s', async (_name, bytes) => {
    expect((await send('captions', bytes)).body).toMatchObject({ code: 'FILE_UNEXPECTED' });
  });
});

describe('what no series has', () => {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  const isThere = async (src: string) => (await app.fetch(src)).status === 200;

  it('goes with its file once it is old, and what one has stays', async () => {
    const { db } = app.services;
    const [video, captions] = [
      await send('videos', await someVideo('mp4', 'av1')),
      await send('captions', VTT),
    ];
    const show = await createShow(db);
    await db.show.update({ where: { id: show.id }, data: { videoId: video.body.id } });
    const all = await db.mediaFile.count();
    expect(await dropUnusedMedia(app.services, before(1))).toBe(0);
    expect(await unusedMedia(app.services, before(-1))).toBe(all - 1);
    expect(await dropUnusedMedia(app.services, before(-1))).toBe(all - 1);
    expect([await isThere(video.body.src), await isThere(captions.body.src)]).toEqual([true, false]);
    await db.show.update({ where: { id: show.id }, data: { captionsId: null, videoId: null } });
  });

  it('is whole again when it is sent anew while it goes', async () => {
    const { body } = await send('captions', VTT);
    const [sent] = await Promise.all([send('captions', VTT), dropUnusedMedia(app.services, before(-1))]);
    // Whichever came first: a row never stands without its file.
    const row = await app.services.db.mediaFile.findUnique({ where: { id: sent.body.id } });
    expect(await isThere(body.src)).toBe(row !== null);
  });

  it('is young again when it is sent again', async () => {
    const { body } = await send('captions', VTT);
    const days = 31;
    clock.advance(days * DAY);
    headers = await signInStaff(app.services, await createStaff(app.services));
    expect((await send('captions', VTT)).body.id).toBe(body.id);
    expect(await dropUnusedMedia(app.services, before(30))).toBe(0);
  });
});
