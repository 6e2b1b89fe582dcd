import type { embedFigures, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { DAY } from '../../../test/clock.ts';
import { createPoll } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { refreshStatistics } from '../statistics/sums/refresh-statistics.ts';
import { embedsArea } from './index.ts';

type Figures = ResponseOf<typeof embedFigures.sites>;

let app: TestApp;
let slug: string;
let admin: SignedHeaders;
let reports: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  ({ slug } = await createPoll(app.services.db));
  await vi.waitUntil(() => app.services.content.theory(slug), { timeout: 45_000 });
  admin = await signInStaff(app.services, await createStaff(app.services, { type: 'admin' }));
  reports = await signInStaff(app.services, await createStaff(app.services, { type: 'reports' }));
});
afterAll(() => app.close());

const visits = () => app.product.servicesOf(embedsArea).visits;
const tell = (body: object, ip?: string) =>
  call(app, 'POST', '/embeds/visits', {
    body: { slug, event: 'view', host: '', ...body },
    ...(ip && { ip }),
  });
const sites = async (headers = admin) => {
  await visits().flush();
  return (await call<Figures>(app, 'GET', '/admin/statistics/widgets', { headers })).body;
};

it('is kept for three years, and no longer', async () => {
  const { db } = app.services;
  const { id: pollId } = await createPoll(db);
  const seen = (days: number) => ({
    ...{ pollId, host: 'antigo.example', views: 1, opened: 0, votes: 0 },
    day: new Date(Date.UTC(2027, 0, 31) - days * DAY),
  });
  await db.embedDay.createMany({ data: [seen(1_095), seen(1_096), seen(1_097)] });
  const rule = app.product.cleanUp.find(({ name }) => name === 'embedDays');
  // Late in the evening of 31 January in São Paulo, when London has February.
  const before = new Date(Date.parse('2027-02-01T01:00:00Z') - (rule?.days(app.config.retention) ?? 0) * DAY);
  expect(await rule?.count(app.services, before)).toBe(1);
  expect(await rule?.remove(app.services, before, app.product)).toBe(1);
  expect(await db.embedDay.count({ where: { pollId } })).toBe(2);
  await db.embedDay.deleteMany({ where: { pollId } });
});

describe('widgets', () => {
  it('are counted by the site they are in, beside who came from there', async () => {
    for (const event of ['view', 'view', 'open', 'vote'])
      expect((await tell({ host: 'jornal.example', event })).status).toBe(204);
    await tell({ host: 'blog.example' });
    await tell({});
    await createVisitor(app.services, { utmSource: 'jornal.example', utmMedium: 'widget' });
    await refreshStatistics(app.services, 'all');
    const told = await sites();
    expect(told.sites).toEqual([
      { host: 'jornal.example', views: 2, opened: 1, votes: 1, registrations: 1 },
      { host: '', views: 1, opened: 0, votes: 0, registrations: 0 },
      { host: 'blog.example', views: 1, opened: 0, votes: 0, registrations: 0 },
    ]);
    // Of a site one person may have come.
    expect((await sites(reports)).sites[0]).toMatchObject({ views: 2, registrations: null });
  });

  it('of a theory that is none are counted nowhere, and a host is a host alone', async () => {
    const before = await sites();
    expect((await tell({ slug: 'nao-existe', host: 'jornal.example' })).status).toBe(204);
    for (const host of [
      'https://jornal.example/a?b=c',
      'JORNAL.example',
      'a b',
      '<script>',
      'x'.repeat(101),
      null,
    ])
      expect([host, (await tell({ host })).status]).toEqual([host, 422]);
    expect((await tell({ event: 'other' })).status).toBe(422);
    expect(await sites()).toEqual(before);
  });

  it('can’t be told of without end from one address, nor by another site’s page', async () => {
    const flood = await Promise.all(
      Array.from({ length: 65 }, () => tell({ host: 'blog.example' }, '10.77.7.7')),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { slug, host: 'blog.example', event: 'view' };
    expect((await call(app, 'POST', '/embeds/visits', { body, headers })).status).toBe(403);
  });

  it('in made-up sites fill no table: beyond two hundred of a day they are one row', async () => {
    const poll = await createPoll(app.services.db);
    for (let place = 0; place < 230; place += 1) visits().note(poll.id, `s${place}.example`, 'view');
    await visits().flush();
    for (let place = 0; place < 20; place += 1) visits().note(poll.id, `t${place}.example`, 'view');
    visits().note(poll.id, 's0.example', 'view');
    await visits().flush();
    const rows = await app.services.db.embedDay.findMany({ where: { pollId: poll.id } });
    expect(rows).toHaveLength(201);
    expect(rows.find(({ host }) => host === '')?.views).toBe(50);
    expect(rows.find(({ host }) => host === 's0.example')?.views).toBe(2);
    // Of those of this file, two more and nobody's, the first fifty are told apart.
    const told = await sites();
    expect(told.sites.map(({ host }) => host).slice(0, 4)).toEqual([
      'blog.example',
      '',
      'jornal.example',
      's0.example',
    ]);
    expect([told.sites.length, told.rest]).toEqual([50, { sites: 153, views: 153, opened: 0, votes: 0 }]);
  });
});
