import { ERROR_STATUS, problemPage, type ErrorCode } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { call } from '../../../../test/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (path: string, language = 'pt-BR') => {
  const response = await app.fetch(path, { headers: { 'accept-language': language } });
  return { status: response.status, text: await response.text() };
};

it('answers a refusal as a problem of RFC 9457 beside the fields of before, whose type is a page', async () => {
  const response = await app.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: '{}',
  });
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    type: '/api/docs/errors/INVALID_REQUEST',
    title: problem['message'],
    status: 422,
    code: 'INVALID_REQUEST',
    requestId: expect.any(String) as string,
    fields: expect.any(Object) as object,
  });
  expect((await read(String(problem['type']), 'en')).text).toContain(String(problem['title']));
});

it.each(Object.keys(ERROR_STATUS) as ErrorCode[])('has a page for %s in both languages', async (code) => {
  const pages = await Promise.all(['pt-BR', 'en'].map((language) => read(problemPage(code), language)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  for (const { text } of pages) expect(text).toContain(`<code>${ERROR_STATUS[code]}</code>`);
  // Which operations the back office has is for staff.
  expect(pages[0]?.text).not.toContain('/api/admin');
});

it('lists all codes, and knows no other', async () => {
  const { text } = await read('/api/docs/errors');
  for (const code of Object.keys(ERROR_STATUS)) expect(text).toContain(`href="/api/docs/errors/${code}"`);
  for (const name of ['NOTHING', 'constructor', '__proto__'])
    expect(await call(app, 'GET', `/docs/errors/${name}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
});

it('compresses its document for who takes that, and for nobody else', async () => {
  const { request } = await import('node:http');
  const sent = (encoding: string) =>
    new Promise<{ encoding: unknown; bytes: Buffer }>((resolve, reject) => {
      const url = new URL('/api/openapi.json', app.url);
      request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  const [br, gzip, plain] = await Promise.all([sent('br, gzip'), sent('gzip'), sent('identity')]);
  expect([br, gzip, plain].map((one) => one.encoding)).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
});
