import { request } from 'node:http';
import type { ErrorAnswer } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRecovery } from '../src/areas/recovery/send-recovery.ts';
import { takeHandOver } from '../src/core/identity/session-writes.ts';
import { everyEndpoint } from '../src/http/openapi/document.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, someIp } from './call.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor, type SignedHeaders } from './factories.ts';

const SITE = 'site.example';
const DESK = 'equipe.example';
const shared = [
  '/locations',
  '/locations/:state/cities',
  '/observation/errors',
  '/observation/policy',
  '/observation/visits',
  '/release',
  '/remotes/loads',
];

let app: TestApp;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({
    env: {
      ...BEHIND_PROXY,
      PUBLIC_URL: `https://${SITE}`,
      ANALYTICS: 'true',
      SENTRY_BROWSER_DSN: 'https://key@errors.example/1',
      ADMIN_URL: `https://${DESK}`,
    },
  });
  staff = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}
interface Got {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}
/** `fetch` says itself which host it means: here that is what is tried. */
const at = (host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<Got>((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' };
    const asked = request(
      app.url,
      { path, method, headers: { host, 'x-forwarded-for': someIp(), ...type, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
        );
      },
    );
    asked.once('error', reject);
    asked.end(body && JSON.stringify(body));
  });

describe('with a host of its own for the back office', () => {
  const apart = everyEndpoint.filter(({ endpoint }) => !shared.includes(endpoint.path));
  it.each(apart.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint.strategy] as const))(
    '%s %s doesn’t exist on the other one, whoever asks',
    async (method, path, strategy) => {
      const address = `/api${path.replaceAll(/:\w+/g, 'x')}`;
      const got = await at(strategy === 'admin' ? SITE : DESK, address, { method, headers: staff });
      expect([got.status, (JSON.parse(got.text) as ErrorAnswer).code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(shared)('answers GET %s on both, for both sides of the shell ask it', async (path) => {
    const { endpoint } = everyEndpoint.find((one) => one.endpoint.path === path) ?? {};
    const method = endpoint?.method ?? 'GET';
    const address = `/api${path.replace(':state', 'SP')}`;
    const answers = await Promise.all([SITE, DESK].map((host) => at(host, address, { method })));
    expect(answers.map(({ status }) => status)).not.toContain(404);
    expect(answers[0]?.status).toBe(answers[1]?.status);
  });

  it.each([SITE, DESK])('tells on %s what a refusal of its own means', async (host) => {
    const refused = await at(host, '/api/nothing', { headers: staff });
    const { type } = JSON.parse(refused.text) as { type: string };
    const [page, list] = [await at(host, type), await at(host, '/api/docs/errors')];
    const [guide, script] = [await at(host, '/api/docs/guides/start'), await at(host, '/api/docs.js?v=1')];
    expect([page, list, guide, script].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(page.text).toContain('NOT_FOUND');
  });

  it('answers staff on theirs', async () => {
    expect((await at(DESK, '/api/admin/user', { headers: staff })).status).toBe(200);
    expect((await at(DESK.toUpperCase(), '/api/admin/user', { headers: staff })).status).toBe(200);
  });

  it.each([
    [SITE, '/admin', `https://${DESK}/admin`],
    [SITE, '/admin/polls?q=1', `https://${DESK}/admin/polls?q=1`],
    ['other.example', '/admin', `https://${DESK}/admin`],
    [DESK, '/', `https://${DESK}/admin`],
    [DESK, '/faq?x=1', `https://${SITE}/faq?x=1`],
    [DESK, '//evil.example/x', `https://${SITE}//evil.example/x`],
    [DESK, '/share/pt/home/0.jpg', `https://${SITE}/share/pt/home/0.jpg`],
  ])('leads from %s%s to %s', async (host, path, location) => {
    const got = await at(host, path);
    expect([got.status, got.location]).toEqual([302, location]);
  });

  it.each([
    [SITE, '/faq'],
    [SITE, '/administradora'],
    [DESK, '/admin/login'],
    [SITE, '/healthz'],
    [DESK, '/healthz'],
    [DESK, '/robots.txt'],
  ])('leads nowhere from %s%s, which lives there', async (host, path) => {
    expect((await at(host, path)).location).toBeUndefined();
  });

  it('takes no address for a path, and no form of another side', async () => {
    expect((await at(SITE, `http://${DESK}/admin`)).status).toBe(404);
    expect((await at(DESK, '/unsubscribe/x', { method: 'POST' })).status).toBe(404);
  });

  it('writes letters with the address of who reads them', async () => {
    const account = await createStaff(app.services);
    await sendRecovery(app.services, { strategy: 'admin', email: account.email, language: 'pt' });
    const where = { recipient: account.email };
    const { text } = await app.services.db.outboxMessage.findFirstOrThrow({ where });
    expect(text).toContain(`https://${DESK}/admin/reset/`);
    expect(
      app.services.remotes.previewLinks.addressOf(
        { remote: 'mf-public', build: 'x', until: new Date() },
        '/admin',
      ),
    ).toContain(`https://${DESK}/admin?`);
  });
});

describe('entering from there', () => {
  const enter = async () => {
    const visitor = await createVisitor(app.services);
    const got = await at(DESK, `/api/admin/registrations/enter/${visitor.id}`, {
      headers: { ...staff, 'sec-fetch-site': 'same-origin' },
    });
    return { visitor, got, address: (JSON.parse(got.text) as { address?: string }).address ?? '' };
  };
  const codeIn = (address: string) => address.split('#entrar=')[1] ?? '';
  const take = (code: string) => at(SITE, '/api/entered', { method: 'POST', body: { code } });

  it('hands a code over after the #, which is no token, and which the site takes once', async () => {
    const { visitor, got, address } = await enter();
    expect(got.status).toBe(200);
    expect(address).toMatch(new RegExp(`^https://${SITE}/#entrar=[\\w-]{43}$`));
    expect(got.text).not.toContain('"token"');
    const code = codeIn(address);
    const bearer = (token: string) =>
      at(SITE, '/api/user', { headers: { authorization: `Bearer ${token}` } });
    expect((await bearer(code)).status).toBe(401);
    const answers = await Promise.all([take(code), take(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const taken = answers.find(({ status }) => status === 200)?.text ?? '{}';
    const { token = '' } = JSON.parse(taken) as { token?: string };
    expect(JSON.parse((await bearer(token)).text)).toMatchObject({ id: visitor.id, skipLogout: true });
    expect((await bearer(code)).status).toBe(401);
    const audited = await app.services.db.action.findMany({
      where: { resource: 'registrations', recordId: visitor.id },
      orderBy: { id: 'asc' },
    });
    expect(audited.map(({ action }) => action)).toEqual(['login', 'entered_take', 'entered_view']);
    expect(new Set(audited.map(({ actorId }) => actorId)).size).toBe(1);
  });

  it('is too late after a minute', async () => {
    const code = codeIn((await enter()).address);
    const now = new Date(Date.now() + 61_000);
    const late = { ip: '192.0.2.1', userAgent: '', now };
    expect(await takeHandOver(app.services.db, code, late)).toBeNull();
  });

  it('is refused for a visitor’s own token', async () => {
    const visitor = await createVisitor(app.services);
    const { authorization } = await signInVisitor(app.services, visitor);
    expect((await take(authorization.replace('Bearer ', ''))).status).toBe(404);
  });
});
