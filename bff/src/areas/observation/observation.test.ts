import { ENVELOPE_LIMIT, endpoint } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createShow } from '../../../test/content.ts';
import { type ErrorService, startErrorService } from '../../../test/error-service.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';

const broken = area(
  {
    broken: endpoint({ method: 'GET', path: '/broken', access: 'public', summary: 'Breaks.' }),
    refused: endpoint({ method: 'GET', path: '/refused', access: 'public', summary: 'Refuses.' }),
  },
  {
    broken: () => {
      throw new Error('a linha de clara@exemplo.example com 529.982.247-25 quebrou');
    },
    refused: () => {
      throw new AppError('NOT_FOUND');
    },
  },
);

let service: ErrorService;
let app: TestApp;
beforeAll(async () => {
  service = await startErrorService();
  const env = {
    ...BEHIND_PROXY,
    SENTRY_DSN: service.dsn,
    SENTRY_BROWSER_DSN: service.dsn,
    ANALYTICS: 'true',
  };
  app = await createTestApp({ env, extraRoutes: broken });
});
beforeEach(() => service.received.splice(0));
afterAll(async () => {
  await app.close();
  await service.stop();
});

const event = (changes: object = {}) => ({
  event_id: '9ec79c33ec9942ab8353589fcb2e04dc',
  exception: { values: [{ type: 'TypeError', value: 'nada em https://x.example/perfil?token=abc' }] },
  ...changes,
});
const envelope = (dsn: string, ...items: readonly (readonly [type: string, item: object])[]) =>
  [{ dsn }, ...items.flatMap(([type, item]) => [{ type }, item])]
    .map((line) => JSON.stringify(line))
    .join('\n');
const send = (body: string, target = app) =>
  target.fetch('/api/observation/errors', {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': someIp(), cookie: 'segredo=1', authorization: 'Bearer segredo' },
  });

describe("a browser's error", () => {
  it('goes out from here, without the visitor', async () => {
    const personal = {
      user: { email: 'clara@exemplo.example', ip_address: '200.1.2.3' },
      request: { url: 'https://fio.example/reset?token=segredo', headers: { Cookie: 'segredo=1' } },
      breadcrumbs: [{ message: 'ligou para 11987654321' }],
    };
    const answer = await send(envelope(service.dsn, ['event', event(personal)]));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }, ...more] = service.received;
    expect(more).toEqual([]);
    expect(path).toBe('/api/7/envelope/');
    expect(headers['x-sentry-auth']).toContain('sentry_key=chave');
    expect([headers.cookie, headers.authorization, headers['x-forwarded-for']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(body).toContain('TypeError');
    expect(body).toContain('https://fio.example/reset');
    for (const secret of ['clara', '200.1.2.3', 'segredo', '11987654321', 'token=abc'])
      expect(body).not.toContain(secret);
  });

  it('tells the places of a remote’s sources where their maps are kept, and leaves every other as it came', async () => {
    const build = '0123456789abcdef';
    const map = {
      version: 3,
      file: 'routes.js',
      names: ['filterByDay'],
      mappings: 'AAAA,aAIEA',
      sources: ['mf-shows/src/filter.ts'],
      sourcesContent: ['const secret = 1;'],
    };
    const script = { remote: 'mf-shows', build, file: 'a/routes.js' };
    await app.services.remotes.buildMaps.keep(script, Buffer.from(JSON.stringify(map)));
    const at = (path: string) => ({
      filename: `https://fio.example/${path}`,
      function: 't',
      lineno: 1,
      colno: 14,
      in_app: true,
    });
    const frames = [
      at(`mf/mf-shows/${build}/a/routes.js?again=2`),
      at(`mf/mf-shows/${build}/b.js`),
      at('assets/main.js'),
      { filename: '<anonymous>' },
    ];
    const exception = { values: [{ type: 'TypeError', value: 'nada', stacktrace: { frames } }] };
    expect((await send(envelope(service.dsn, ['event', event({ exception })]))).status).toBe(204);
    const [, , sent = '{}'] = (service.received[0]?.body ?? '').split('\n');
    const told = JSON.parse(sent) as { exception: typeof exception };
    expect(told.exception.values[0]?.stacktrace.frames).toEqual([
      {
        filename: 'mf-shows/src/filter.ts',
        abs_path: 'mf-shows/src/filter.ts',
        function: 'filterByDay',
        lineno: 5,
        colno: 3,
        in_app: true,
      },
      at(`mf/mf-shows/${build}/b.js`),
      at('assets/main.js'),
      { filename: '<anonymous>' },
    ]);
  });

  it('arrives as it came where the map can’t be read', async () => {
    const build = 'fedcba9876543210';
    const frame = { filename: `https://fio.example/mf/mf-shows/${build}/a.js`, lineno: 1, colno: 1 };
    const exception = { values: [{ type: 'TypeError', value: 'nada', stacktrace: { frames: [frame] } }] };
    vi.spyOn(app.services.remotes.buildMaps, 'find').mockRejectedValueOnce(new Error('out of reach'));
    expect((await send(envelope(service.dsn, ['event', event({ exception })]))).status).toBe(204);
    expect(service.received[0]?.body).toContain(build);
  });

  it('is all that is taken of an envelope', async () => {
    const replay = ['replay_event', { user: 'clara' }] as const;
    await send(envelope(service.dsn, replay, ['event', event()], ['attachment', { text: 'clara' }]));
    expect(service.received).toHaveLength(1);
    expect(service.received[0]?.body).not.toContain('clara');
  });

  it('goes to our project and nowhere else', async () => {
    const others = [
      service.dsn.replace('/7', '/8'),
      service.dsn.replace('chave', 'outra'),
      'https://chave@169.254.169.254/7',
      'nonsense',
    ];
    for (const dsn of others) expect((await send(envelope(dsn, ['event', event()]))).status).toBe(403);
    expect(service.received).toEqual([]);
  });

  it('is refused when it is none, or too large', async () => {
    expect((await send('no envelope')).status).toBe(422);
    expect((await send('x'.repeat(ENVELOPE_LIMIT + 1))).status).toBe(413);
    expect(service.received).toEqual([]);
  });

  it('is limited by address', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const flood = await Promise.all(
      Array.from({ length: 130 }, () =>
        app.fetch('/api/observation/errors', { method: 'POST', body: 'x', headers }),
      ),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('an error of ours', () => {
  it('is reported with its request and without personal data; a refusal is not', async () => {
    expect((await app.fetch('/api/refused')).status).toBe(404);
    const answer = await app.fetch('/api/broken?cpf=52998224725');
    expect(answer.status).toBe(500);
    await expect.poll(() => service.received.length, { timeout: 45_000 }).toBe(1);
    const body = service.received[0]?.body ?? '';
    expect(body).toContain('a linha de [email] com [digits] quebrou');
    expect(body).toContain(answer.headers.get('x-request-id'));
    expect(body).not.toContain('52998224725');
    expect(body).not.toMatch(/clara|"user"|server_name/);
  });
});

describe('a visit', () => {
  const visit = (...paths: string[]) =>
    call(app, 'POST', '/observation/visits', {
      body: { events: paths.map((path) => ({ name: 'page_view', path })) },
    });

  it('is counted by page: ours, a published series, or another', async () => {
    const show = await createShow(app.services.db);
    const draft = await createShow(app.services.db, { state: 'draft' });
    await expect.poll(async () => (await app.fetch(`/api/shows/${show.slug}`)).status).toBe(200);
    const paths = [
      '/',
      '/?utm_source=x',
      '/teoria/uma?resposta=sim',
      `/${show.slug}`,
      `/${draft.slug}`,
      '/%00',
    ];
    expect((await visit(...paths)).status).toBe(204);
    const { values } = await app.services.audience.counter.get();
    const counted = Object.fromEntries(values.map(({ labels, value }) => [labels.page, value]));
    expect(counted).toEqual({ '/': 2, '/teoria': 1, [`/${show.slug}`]: 1, other: 2 });
  });

  it('is nothing else', async () => {
    const { status, body } = await call(app, 'POST', '/observation/visits', {
      body: { events: [{ name: 'clara@exemplo.example', path: '/' }] },
    });
    expect([status, body.code]).toEqual([422, 'INVALID_REQUEST']);
  });
});

describe('without configuration', () => {
  it('nothing is observed, and the pages say so', async () => {
    const plain = await createTestApp();
    const visits = await call(plain, 'POST', '/observation/visits', { body: { events: [] } });
    expect(visits.status).toBe(404);
    expect((await send(envelope(service.dsn, ['event', event()]), plain)).status).toBe(404);
    plain.services.errors.report(new Error('nowhere'), {});
    await plain.close();
    expect(service.received).toEqual([]);
  });
});
