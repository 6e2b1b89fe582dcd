import type { adminShows, ResponseOf } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Detail = ResponseOf<typeof adminShows.get>;
type List = ResponseOf<typeof adminShows.list>;

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const send = <Body = Detail>(method: string, path: string, body?: unknown) =>
  call<Body>(app, method, `/admin/shows${path}`, { headers, ...(body !== undefined && { body }) });
const list = (query: string) => send<List>('GET', `?${query}`);
const titles = async (query: string) => (await list(query)).body.items.map(({ title }) => title);
const input = (changes: object = {}) => ({
  title: 'Último Bonde para Alvorã',
  slug: 'ultimo-bonde',
  synopsis: 'Às 3h33, um bonde sobe uma ladeira que não está no mapa.',
  platform: 'Pirilampo Play',
  genre: null,
  releaseDate: '2026-10-16',
  rating: '12',
  colors: { from: '#2A1146', to: '#E0527F', accent: '#FFD98A' },
  state: 'draft',
  position: 4,
  posterId: null,
  heroId: null,
  posterAlt: '',
  heroAlt: '',
  trailers: [] as string[],
  ...changes,
});

describe('series', () => {
  it('are created, changed and deleted, each told to the audit', async () => {
    const { status, body: created } = await send('POST', '', input());
    expect(status).toBe(201);
    expect(created).toMatchObject({ releaseDate: '2026-10-16', polls: 0, version: 1, poster: null });
    const changed = await send('PUT', `/${created.id}`, input({ title: 'Outro', version: 1 }));
    expect(changed.body).toMatchObject({ title: 'Outro', version: 2 });
    expect((await send('DELETE', `/${created.id}`)).status).toBe(204);
    const rows = await app.services.db.action.findMany({
      where: { recordId: created.id },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ action, summary }) => [action, summary])).toEqual([
      ['create', input().title],
      ['edit', 'Outro'],
      ['delete', 'Outro'],
    ]);
  });

  it('with theories are not deleted', async () => {
    const { id } = await createShow(app.services.db);
    await createPoll(app.services.db, { showId: id });
    expect((await send('DELETE', `/${id}`)).body.code).toBe('CONFLICT');
  });

  it('have a trailer of their own with what belongs to it, and nothing of it without one', async () => {
    const { db } = app.services;
    const file = (kind: string, extension: string, size: object = {}) =>
      db.mediaFile.create({ data: { key: `media/${kind}.${extension}`, kind, bytes: 9, ...size } });
    const video = await file('video', 'webm', { width: 640, height: 360, seconds: 12 });
    const captions = await file('captions', 'vtt');
    const own = { slug: 'com-trailer', videoId: video.id, captionsId: captions.id };
    const { body: created } = await send('POST', '', input(own));
    expect(created.video).toEqual({
      src: '/files/media/video.webm',
      type: 'video/webm',
      bytes: 9,
      seconds: 12,
      width: 640,
      height: 360,
      poster: null,
      captions: '/files/media/captions.vtt',
    });
    // Whoever doesn't know of it yet leaves it as it is.
    const kept = await send('PUT', `/${created.id}`, input({ slug: own.slug, version: 1 }));
    expect(kept.body).toMatchObject({ videoId: video.id, captionsId: captions.id });
    await db.mediaFile.updateMany({ data: { createdAt: new Date(0) } });
    const gone = await send('PUT', `/${created.id}`, input({ ...own, videoId: null, version: 2 }));
    expect(gone.body).toMatchObject({ videoId: null, captionsId: null, video: null });
    // Both are kept as long as what was sent today: it may be wanted back.
    expect(await db.mediaFile.count({ where: { createdAt: new Date(0) } })).toBe(0);
    for (const [changes, field, code] of [
      [{ videoId: captions.id }, 'videoId', 'invalid'],
      [{ videoId: video.id, captionsId: video.id }, 'captionsId', 'invalid'],
      [{ captionsId: captions.id }, 'videoId', 'required'],
    ] as const) {
      const { body } = await send('POST', '', input({ slug: 'outra', ...changes }));
      expect(body.fields?.[field]?.[0]?.code).toBe(code);
    }
  });

  it('refuse a picture that is not there', async () => {
    const answer = await send('POST', '', input({ posterId: '01234567-89ab-7def-8123-456789abcdef' }));
    expect(answer.body.fields?.['posterId']?.[0]?.code).toBe('invalid');
  });

  it('show the picture that was uploaded', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#6d28d9' } })
      .jpeg()
      .toBuffer();
    const response = await app.fetch('/api/admin/uploads', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    const uploaded = (await response.json()) as { id: string };
    const { body } = await send(
      'POST',
      '',
      input({ slug: 'com-poster', posterId: uploaded.id, posterAlt: 'Roxo' }),
    );
    expect(body.poster).toMatchObject({ width: 480, height: 320, alt: 'Roxo' });
    expect(body.poster?.srcSet).toMatch(/-240\.webp 240w, .*-480\.webp 480w/);
  });
});

describe('the list of series', () => {
  beforeAll(async () => {
    const { db } = app.services;
    await db.poll.deleteMany();
    await db.show.deleteMany();
    for (let position = 0; position < 30; position += 1) {
      await createShow(db, {
        title: `Série ${String(position).padStart(2, '0')}`,
        position,
        state: 'archived',
      });
    }
    await createShow(db, { title: 'Céu de Rabiola', position: 99 });
    await createShow(db, { title: '100% Feitiço', position: 98 });
  });

  it('has pages of 25 that neither repeat nor skip', async () => {
    const [first, second] = [await list('page=1&sort=-title'), await list('page=2&sort=-title')];
    expect(first.body).toMatchObject({ total: 32, page: 1, perPage: 25 });
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(32);
    expect((await list('page=-1&sort=-title')).body).toEqual(second.body);
    expect((await list('page=-9&sort=-title')).body.page).toBe(1);
    const { body: last } = await list('page=-1&perPage=30&sort=-title');
    expect([last.page, last.perPage, last.items.map(({ id }) => id)]).toEqual([2, 30, ids.slice(30)]);
  });

  it('finds every word in any order, without case or accents', async () => {
    expect(await titles('q=RABIOLA%20ceu')).toEqual(['Céu de Rabiola']);
    expect(await titles('q=100%25')).toEqual(['100% Feitiço']);
    expect(await titles('q=nada%20disso')).toEqual([]);
  });

  it('filters and sorts', async () => {
    expect(await titles('f[state]=published&sort=-position')).toEqual(['Céu de Rabiola', '100% Feitiço']);
    expect((await titles('sort=position'))[0]).toBe('Série 00');
  });

  it.each(['sort=nada', 'f[nada]=1', 'nada=1', 'page=0', 'f[state]=lost'])('refuses %s', async (query) => {
    const { status, body } = await list(query);
    expect([status, body.code]).toEqual([422, 'INVALID_QUERY']);
  });
});
