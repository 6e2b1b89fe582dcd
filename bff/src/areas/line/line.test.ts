import { LINE_HEADER, type ErrorAnswer, type LinePlace, type LineStanding } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, createVisitor, PASSWORD } from '../../../test/factories.ts';
import type { Registration } from '../../generated/prisma/client.ts';

let app: TestApp;
let visitor: Registration;
beforeAll(async () => {
  app = await createTestApp({ env: { ...BEHIND_PROXY, SIGN_INS_AT_ONCE: '1', UPLOADS_AT_ONCE: '1' } });
  visitor = await createVisitor(app.services);
});
afterAll(() => app.close());

/** Somebody is inside until the end of `during`. */
async function whileFull(during: () => Promise<void>): Promise<void> {
  const caller = { place: null, idempotencyKey: null, charge: () => Promise.resolve() };
  await app.services.lines.through('passwords', caller, during);
}
const signIn = (place = '', password = PASSWORD, ip?: string) =>
  call<ErrorAnswer>(app, 'POST', '/login', {
    headers: place === '' ? {} : { [LINE_HEADER]: place },
    body: { user: visitor.email, password },
    ...(ip && { ip }),
  });
const standing = (place: string) => call<LineStanding>(app, 'GET', `/line/${place}`);

it('a visitor waits, is called, mistypes, and is signed in with the same place', async () => {
  let line: LinePlace | undefined;
  await whileFull(async () => {
    const { status, body, headers } = await signIn();
    line = body.line;
    expect([status, body.code, line?.called, headers.get('retry-after')]).toEqual([
      429,
      'IN_LINE',
      false,
      '2',
    ]);
    expect((await standing(line?.place ?? '')).body).toMatchObject({ ahead: 0, called: false });
  });
  const place = line?.place ?? '';
  await expect.poll(async () => (await standing(place)).body.called).toBe(true);
  expect((await signIn(place, 'Errada!2026')).body.code).toBe('INVALID_USER');
  expect((await signIn(place)).status).toBe(200);
});

describe('while the process is full', () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let inside: Promise<void>;
  beforeAll(() => {
    inside = whileFull(() => over);
  });
  afterAll(async () => {
    end();
    await inside;
  });

  it('a forged place is none', async () => {
    const { body } = await signIn();
    const forged = body.line?.place.replace(/\.[^.]+\./, '.1.') ?? '';
    expect((await signIn(forged)).body.line?.place).not.toBe(forged);
    expect((await standing(forged)).status).toBe(404);
  });

  it('neither staff nor what costs little waits', async () => {
    const staff = await createStaff(app.services);
    const body = { email: staff.email, password: PASSWORD };
    expect((await call(app, 'POST', '/admin/login', { body })).status).toBe(200);
    expect((await call(app, 'GET', '/faq')).status).toBe(200);
  });

  it('one address takes so many places and no more', async () => {
    const codes = new Set<string>();
    for (let at = 0; at < 40; at += 1) codes.add((await signIn('', PASSWORD, '10.9.8.7')).body.code);
    expect([...codes]).toEqual(['IN_LINE', 'TOO_MANY_REQUESTS']);
  });
});
