import { randomInt, randomUUID } from 'node:crypto';
import type { ErrorAnswer } from '@fio/contracts';
import type { TestApp } from './app.ts';

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address; another one each time unless given. Needs TRUST_PROXY=loopback. */
  ip?: string;
}

export interface Called<Body> {
  status: number;
  body: Body & Partial<ErrorAnswer>;
  headers: Headers;
}

/** Some address of a private network, so that one test's calls don't use up another's limits. */
export const someIp = (): string =>
  [10, 1, 1, 1].map((least) => (least === 10 ? 10 : randomInt(1, 255))).join('.');

/** The environment under which `ip` is believed. */
export const BEHIND_PROXY = { TRUST_PROXY: 'loopback' };

/** The cookies an answer sets, as the browser sends them back. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** One call of the API with JSON both ways; a POST with a key of its own, as the product's pages send it. */
export async function call<Body = Record<string, unknown>>(
  app: TestApp,
  method: string,
  path: string,
  { body, headers = {}, ip = someIp() }: CallOptions = {},
): Promise<Called<Body>> {
  const response = await app.fetch(`/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = (text === '' ? {} : JSON.parse(text)) as Called<Body>['body'];
  return { status: response.status, body: parsed, headers: response.headers };
}
