import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, someIp } from '../../../test/call.ts';
import { BODY_LIMIT } from '../../http/body.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  app = await createTestApp({ env: BEHIND_PROXY, log });
});
beforeEach(() => {
  lines.length = 0;
  app.services.policyWatch.counter.reset();
});
afterAll(() => app.close());

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const send = (body: unknown, type: string, ip = someIp()) =>
  app.fetch('/api/observation/policy', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': ip },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const counted = async () => {
  const { values } = await app.services.policyWatch.counter.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.directive, value]));
};
const old = {
  'document-uri': 'https://fio.example/reset?token=segredo#aqui',
  'violated-directive': "script-src-elem 'self'",
  'blocked-uri': 'https://evil.example/x.js?cpf=52998224725',
  'source-file': 'https://fio.example/assets/a.js',
  'original-policy': "default-src 'self'",
  'status-code': 200,
};

describe("a report of a page's policy", () => {
  it('is counted by directive and told without what was in its addresses', async () => {
    const answer = await send({ 'csp-report': old }, OLD);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await counted()).toEqual({ 'script-src-elem': 1 });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://fio.example/reset',
        source: 'https://fio.example/assets/a.js',
      }),
    ]);
    expect(lines.join('')).not.toMatch(/segredo|52998224725|aqui/);
  });

  it('may come gathered with others, of which those of other kinds are let pass', async () => {
    const one = { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a.png?x=1' };
    const reports = [
      ...Array.from({ length: 8 }, () => ({ type: 'csp-violation', age: 3, body: one })),
      { type: 'csp-violation', body: { effectiveDirective: 'made-up-by-somebody' } },
      { type: 'deprecation', body: { id: 'x', message: 'old' } },
      { type: 'crash', body: null },
    ];
    expect((await send(reports, NEW)).status).toBe(204);
    expect(await counted()).toEqual({ 'img-src': 8, other: 1 });
    expect(lines).toHaveLength(5);
  });

  it.each([
    ['of a type that no browser sends', { 'csp-report': old }, 'application/json', 415, 'TYPE_UNEXPECTED'],
    ['that is none', { 'csp-report': 'x' }, OLD, 422, 'INVALID_REQUEST'],
    ['that is broken', '{"csp', OLD, 400, 'BAD_JSON'],
    ['that is too large', 'x'.repeat(BODY_LIMIT + 1), NEW, 413, 'BODY_LARGE'],
  ])('%s is refused', async (_what, body, type, status, code) => {
    const answer = await send(body, type);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await counted()).toEqual({});
  });

  it('is limited by address', async () => {
    const body = { 'csp-report': old };
    const flood = await Promise.all(Array.from({ length: 65 }, () => send(body, OLD, '10.9.9.8')));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await counted()).toEqual({ 'script-src-elem': 60 });
  });

  it('is posted, and nothing else', async () => {
    const answer = await app.fetch('/api/observation/policy');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
