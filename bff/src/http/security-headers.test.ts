import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

let plain: TestApp;
let secure: TestApp;
beforeAll(async () => {
  plain = await createTestApp();
  secure = await createTestApp({ env: { PUBLIC_URL: 'https://fio.example' } });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
});

const paths = ['/api/home', '/api/nothing', '/api/docs', '/assets/none.js', '/', '/mf/x', '/files/x.webp'];

it.each(paths)('protects %s', async (path) => {
  const { headers } = await plain.fetch(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/'unsafe-eval'|script-src [^;]*unsafe-inline|\*|http:/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  for (const name of ['x-powered-by', 'access-control-allow-origin', 'strict-transport-security']) {
    expect(headers.has(name)).toBe(false);
  }
});

it('lets scripts come from our own origin alone, and only through the one Trusted Types policy', async () => {
  const { headers } = await plain.fetch('/');
  const policy = headers.get('content-security-policy')?.split(';');
  expect(headers.get('permissions-policy')).toContain('camera=(self), geolocation=()');
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-src 'self' blob: https://www.youtube-nocookie.com",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /api/observation/policy',
    ]),
  );
  // Nothing but TLS carries it, and `report-to` alone would then silence the other.
  expect([headers.get('reporting-endpoints'), policy?.includes('report-to policy')]).toEqual([null, false]);
});

it('demands TLS where the product is reached by it', async () => {
  const { headers } = await secure.fetch('/api/nothing');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

it('has violations reported both ways where TLS carries them', async () => {
  const { headers } = await secure.fetch('/');
  expect(headers.get('reporting-endpoints')).toBe('policy="/api/observation/policy"');
  expect(headers.get('content-security-policy')?.split(';')).toEqual(
    expect.arrayContaining(['report-uri /api/observation/policy', 'report-to policy']),
  );
});

it('seals pictures, which others sent us', async () => {
  mkdirSync(join(plain.config.dataDir, 'files'), { recursive: true });
  writeFileSync(join(plain.config.dataDir, 'files', 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { status, headers } = await plain.fetch('/files/a.svg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

it('lets a video that is opened on its own play, and run nothing', async () => {
  mkdirSync(join(plain.config.dataDir, 'files'), { recursive: true });
  writeFileSync(join(plain.config.dataDir, 'files', 'a.webm'), 'film');
  const { status, headers } = await plain.fetch('/files/a.webm');
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    200,
    'video/webm',
    'nosniff',
  ]);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin",
  );
});

it('keeps the request id of a trusted proxy only', async () => {
  const given = { headers: { 'x-request-id': 'proxy-0001' } };
  expect((await plain.fetch('/api/nothing', given)).headers.get('x-request-id')).not.toBe('proxy-0001');
});
