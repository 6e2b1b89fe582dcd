import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScoreCard, TheoryPage } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';
import { homeShare, showShare, theoryShare } from './cards.ts';
import { scoreToken } from './score-token.ts';
import { shareImageAddress } from './share-image-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

const of = { language: 'pt', brand: 'Fio da Meada' } as const;
const get = (path: string) => app.fetch(path, { redirect: 'manual' });

/** A theory as the public reads it, once it can. */
async function theory(changes?: Parameters<typeof createPoll>[1]): Promise<TheoryPage> {
  const { slug } = await createPoll(app.services.db, changes);
  await expect.poll(() => app.services.content.theory(slug)).not.toBeNull();
  return (await app.services.content.theory(slug)) as TheoryPage;
}

const sure = (page: TheoryPage) => page.poll.options[0]?.id;

async function picture(path: string) {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { headers: response.headers, bytes, size: [format, width, height] };
}

describe('the image of a theory', () => {
  it('is a JPEG of 1200 by 630 below 300 kB that anyone may keep for good', async () => {
    const page = await theory();
    const { headers, bytes, size } = await picture(shareImageAddress(theoryShare(page, sure(page), of)));
    expect(size).toEqual(['jpeg', 1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('holds a title of 500 characters, letters of any Latin alphabet and emoji', async () => {
    const title = 'Será que 🤔 a guardiã łódź ẞ do farol é a criança? '
      .repeat(10)
      .padEnd(500, 'w')
      .slice(0, 500);
    const page = await theory({ title });
    const { bytes, size } = await picture(shareImageAddress(theoryShare(page, undefined, of)));
    expect(size).toEqual(['jpeg', 1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('shows something else for each answer, language and outcome', async () => {
    const page = await theory();
    const [yes, no] = page.poll.options.map(({ id }) => id);
    const resolved = { ...page, poll: { ...page.poll, stamp: 'denied' as const } };
    const addresses = [
      theoryShare(page, undefined, of),
      theoryShare(page, yes, of),
      theoryShare(page, no, of),
      theoryShare(page, undefined, { ...of, language: 'en' }),
      theoryShare(resolved, yes, of),
    ].map(shareImageAddress);
    expect(new Set(addresses).size).toBe(addresses.length);
    const pictures = await Promise.all(addresses.slice(0, 4).map((address) => picture(address)));
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(4);
  });

  it('stays the same with every vote', async () => {
    const { services } = app;
    const poll = await createPoll(services.db);
    const votes = async () => (await services.content.theory(poll.slug))?.poll.results.total;
    const address = async () =>
      shareImageAddress(theoryShare((await services.content.theory(poll.slug)) as TheoryPage, undefined, of));
    await expect.poll(votes, { timeout: 45_000 }).toBe(0);
    const before = await address();
    await castVote(services.db, poll, 0, await createVisitor(services));
    await expect.poll(votes, { timeout: 45_000 }).toBe(1);
    expect(await address()).toBe(before);
  });

  it('moves to another address with its content, and the old one leads there', async () => {
    const page = await theory();
    const before = shareImageAddress(theoryShare(page, undefined, of));
    const { slug, id } = page.poll;
    await app.services.db.poll.update({ where: { id }, data: { title: 'Quem apagou o farol?' } });
    const now = async () => (await app.services.content.theory(slug))?.poll.title;
    await expect.poll(now).toBe('Quem apagou o farol?');
    const moved = await get(before);
    expect(moved.status).toBe(302);
    const address = moved.headers.get('location') ?? '';
    expect(address).not.toBe(before);
    expect(address.replace(/[^/]*$/, '')).toBe(before.replace(/[^/]*$/, ''));
    expect(moved.headers.get('cache-control')).toBe('public, max-age=60');
    await picture(address);
  });

  it('is drawn once for however many ask, and found again in the storage', async () => {
    const page = await theory();
    const address = shareImageAddress(theoryShare(page, sure(page), of));
    const all = await Promise.all(Array.from({ length: 20 }, () => picture(address)));
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const folder = join(app.config.dataDir, 'files/share/pt/teoria', page.poll.slug, 'sim');
    expect(await readdir(folder)).toHaveLength(1);
    await app.services.storage.publicFiles.write(
      `share/pt/teoria/${page.poll.slug}/sim/${address.slice(-20)}`,
      'kept',
    );
    expect(await (await get(address)).text()).toBe('kept');
  });
});

describe('the picture for stories', () => {
  const site = 'fio.example';

  it('is a JPEG of 1080 by 1920 that the address without its hash leads to', async () => {
    const page = await theory();
    const card = theoryShare(page, sure(page), { ...of, site: app.config.publicUrl.host });
    const led = await get(`/share/pt/stories/teoria/${page.poll.slug}/sim/0.jpg`);
    expect([led.status, led.headers.get('location')]).toEqual([302, shareImageAddress(card)]);
    const { bytes, size } = await picture(shareImageAddress(card));
    expect(size).toEqual(['jpeg', 1080, 1920]);
    expect(bytes.length).toBeLessThan(700_000);
  });

  it('tells figures of a resolved theory alone, and of what was invented that some foresaw it', async () => {
    const page = await theory();
    const { poll } = page;
    const right = { votes: 3, percent: 9 };
    const resolved = { ...poll, stamp: 'denied' as const, correctOptionId: sure(page) ?? null, right };
    const figure = (changes: Partial<typeof poll>) =>
      theoryShare({ ...page, poll: { ...poll, ...changes } }, sure(page), { ...of, site });
    expect(figure({ state: 'closed' }).story?.figure).toBeNull();
    expect(figure(resolved)).toMatchObject({
      story: { figure: '9% acertaram' },
      chip: { label: 'Eu acertei' },
    });
    expect(figure({ ...resolved, stamp: 'invented' })).toMatchObject({
      story: { figure: '9% previram' },
      chip: { label: 'Minha resposta' },
    });
  });
});

describe('the other images', () => {
  it('are there for the home page and for a series', async () => {
    const { show } = await theory({ showId: (await createShow(app.services.db)).id });
    for (const card of [homeShare(of), homeShare({ ...of, language: 'en' }), showShare(show, of)])
      expect((await picture(shareImageAddress(card))).size).toEqual(['jpeg', 1200, 630]);
  });

  it.each([
    '/share',
    '/share/pt/inicio',
    '/share/fr/inicio/0.jpg',
    '/share/pt/outra/0.jpg',
    '/share/pt/inicio/mais/0.jpg',
    '/share/pt/serie/nao-existe/0.jpg',
    '/share/pt/teoria/nao-existe/0.jpg',
    '/share/pt/stories/0.jpg',
    '/share/pt/stories/stories/inicio/0.jpg',
    '/share/pt/stories/acertos/7-10-0123456789abcdef/0.jpg',
    '/share/pt/acertos/7-10-0123456789abcdef/0.jpg',
    '/share/pt/../inicio/0.png',
  ])('are not at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are not there for an answer or a theory that is none', async () => {
    const { poll } = await theory();
    const draft = await createPoll(app.services.db, { state: 'draft', opensAt: null });
    for (const subject of [`${poll.slug}/talvez`, `${poll.slug}/3`, `${poll.slug}/sim/sim`, draft.slug])
      expect((await get(`/share/pt/teoria/${subject}/0.jpg`)).status).toBe(404);
  });
});

describe('the card of hits', () => {
  const resolved = async () => {
    const poll = await createPoll(app.services.db);
    const correctOptionId = poll.options[0]?.id ?? null;
    const data = {
      state: 'resolved',
      correctOptionId,
      stamp: 'confirmed',
      note: 'n',
      resolvedAt: new Date(),
    };
    await app.services.db.poll.update({ where: { id: poll.id }, data });
    return poll;
  };
  const mine = async (visitor: Awaited<ReturnType<typeof createVisitor>>) =>
    call<{ card: ScoreCard | null }>(app, 'GET', '/share/score', {
      headers: await signInVisitor(app.services, visitor),
    });
  const read = (token: string) => call<ScoreCard>(app, 'GET', `/share/score/${token}`);

  it('is none before a theory is resolved', async () => {
    expect((await mine(await createVisitor(app.services))).body.card).toBeNull();
  });

  it('counts, draws, and names nobody', async () => {
    const [one, other] = [await createVisitor(app.services), await createVisitor(app.services)];
    for (const place of [0, 1, 0]) {
      const poll = await resolved();
      await castVote(app.services.db, poll, place, one);
      await castVote(app.services.db, poll, place, other);
    }
    const { card } = (await mine(one)).body;
    expect(card).toMatchObject({ hits: 2, total: 3 });
    expect((await mine(other)).body.card).toEqual(card);
    expect((await read(card?.token ?? '')).body).toEqual(card);
    expect((await picture(card?.image ?? '')).size).toEqual(['jpeg', 1200, 630]);
  });

  it('vouches for no counts but ours', async () => {
    const token = scoreToken(app.config, { hits: 2, total: 3 });
    for (const forged of [token.replace('2-3', '3-3'), token.slice(0, -1), `${token}0`, '3-3', ''])
      expect((await read(forged)).status).toBe(404);
  });
});
