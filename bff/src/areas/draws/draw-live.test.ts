import type { AnyEndpoint, DrawMoment } from '@fio/contracts';
import { tilePath, tilesOf } from '@fio/domain';
import { expect, it, vi } from 'vitest';
import { call } from '../../../test/call.ts';
import { drawDesk, MINUTES, TYPED } from '../../../test/draw-desk.ts';
import { follow } from '../../../test/events.ts';
import { everyEndpoint } from '../../http/openapi/document.ts';

const desk = drawDesk();
const slug = () => desk.draw.slug;
const live = (headers = {}) => follow<DrawMoment>(desk.app, `/draws/${slug()}/live`, headers);
// What is the same for everyone may be half a second old: each question is asked a second after the one before.
let ahead = 0;
const real = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
const moment = async () => {
  ahead += 2000;
  return (await call<DrawMoment>(desk.app, 'GET', `/draws/${slug()}/moment`)).body;
};

it('tells whoever watches each prize as it is released, and whoever comes late the same', async () => {
  await desk.reach('frozen');
  const first = await live();
  expect((await first.next())?.data).toMatchObject({ state: 'frozen', contest: null, released: [] });
  await desk.step('extraction', TYPED);
  expect((await first.next())?.data.state).toBe('extraction_recorded');
  await desk.step('extraction', TYPED, 'bia');
  expect((await first.next())?.data).toMatchObject({ state: 'confirmed', contest: null, released: [] });
  await desk.step('release', { upTo: 1 });
  const told = (await first.next())?.data;
  expect(told).toMatchObject({ contest: TYPED.contest, released: TYPED.prizes.slice(0, 1) });
  const late = await live();
  const seen = await late.next();
  expect(seen?.data).toEqual(told);
  await late.leave();
  await desk.step('release', { upTo: 5 });
  expect((await first.next())?.data.released).toEqual(TYPED.prizes);
  const back = await live({ 'last-event-id': seen?.id ?? '' });
  expect((await back.next())?.data.released).toEqual(TYPED.prizes);
  await back.leave();
  for (const [name, body] of [
    ['run', {}],
    ['review', {}],
    ['minutes', MINUTES],
    ['publish', { confirmation: desk.draw.title }],
  ] as const)
    await desk.step(name, body);
  let last = await first.next();
  while (last && last.data.publishedAt === null) last = await first.next();
  expect(last?.data).toMatchObject({ state: 'published', released: TYPED.prizes });
  await first.leave();
}, 20_000);

it('costs one reading of the database for a change, however many watch', async () => {
  await desk.reach('confirmed');
  const watching = await Promise.all(Array.from({ length: 20 }, () => live()));
  await Promise.all(watching.map((stream) => stream.next()));
  const asked = vi.spyOn(desk.app.services.pool, 'query');
  await desk.step('release', { upTo: 1 });
  const told = await Promise.all(watching.map((stream) => stream.next()));
  const readings = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('draw-moments'));
  expect(readings.length).toBeLessThan(watching.length / 2);
  asked.mockRestore();
  expect(new Set(told.map((event) => JSON.stringify(event?.data))).size).toBe(1);
  await Promise.all(watching.map((stream) => stream.leave()));
});

it('knows no draw that has no page', async () => {
  const { db } = desk.app.services;
  await db.draw.update({ where: { id: desk.draw.id }, data: { state: 'draft' } });
  ahead += 2000;
  for (const path of ['moment', 'live'])
    expect((await call(desk.app, 'GET', `/draws/${slug()}/${path}`)).status).toBe(404);
});

/** Of an extraction that no other test of this file has typed. */
const OWN = { ...TYPED, prizes: ['61803', '39887', '49894', '84820', '45868'] };

/** Where a prize of five digits stands by itself, and not among the digits of a hash. */
const isTold = (text: string, prize: string) => new RegExp(`(?<![0-9a-f])${prize}(?![0-9a-f])`).test(text);
const isPublicGet = ({ method, access, media }: AnyEndpoint) =>
  method === 'GET' && access === 'public' && media !== 'events';

/** Everything that anyone may ask for, with this draw wherever one is named. */
async function everythingPublic(): Promise<ReadonlyMap<string, string>> {
  ahead += 2000;
  const { services } = desk.app;
  const texts = new Map<string, string>();
  const named: Record<string, string> = { slug: slug(), code: '7254', kind: 'evidence', id: desk.draw.id };
  const paths = everyEndpoint
    .filter(({ endpoint }) => isPublicGet(endpoint))
    .map(
      ({ endpoint }) => `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? 'x')}`,
    );
  const { size } = await services.transparency.head();
  const pages = [
    '',
    '/',
    '/premios',
    '/ganhadores',
    `/ganhadores/${slug()}`,
    `/ganhadores/${slug()}/ao-vivo`,
  ];
  const log = tilesOf(Number(size)).map((tile) => `/transparency/${tilePath(tile)}`);
  for (const path of [...paths, ...pages, ...log, '/transparency/checkpoint', '/sitemap.xml']) {
    const answer = await desk.app.fetch(path);
    texts.set(path, Buffer.from(await answer.arrayBuffer()).toString('latin1'));
  }
  const stream = await live();
  texts.set('live', JSON.stringify((await stream.next())?.data));
  await stream.leave();
  return texts;
}
/** Where each prize is told. */
const toldIn = (texts: ReadonlyMap<string, string>) =>
  OWN.prizes.map((prize) => [...texts].flatMap(([path, text]) => (isTold(text, prize) ? [path] : [])));

it('tells no prize by any public answer before it is released', async () => {
  await desk.reach('frozen');
  for (const by of ['ana', 'bia'] as const) await desk.step('extraction', OWN, by);
  const none: string[] = [];
  expect(toldIn(await everythingPublic())).toEqual([none, none, none, none, none]);
  await desk.step('release', { upTo: 2 });
  const some = toldIn(await everythingPublic());
  expect(some.map((paths) => paths.includes('live'))).toEqual([true, true, false, false, false]);
  expect(some.slice(2)).toEqual([none, none, none]);
  await desk.step('release', { upTo: 5 });
  for (const paths of toldIn(await everythingPublic())) expect(paths).toContain('live');
  expect((await moment()).released).toEqual(OWN.prizes);
}, 60_000);
