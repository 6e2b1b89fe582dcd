import type { Strategy } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLink } from '../src/core/identity/links.ts';
import { createTestApp, type TestApp } from './app.ts';
import { call } from './call.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff, signInVisitor } from './factories.ts';
import { registrationBody } from './registration-body.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Answer = { code?: string; fields?: { password?: { code: string }[] } };
const twice = (password: string) => ({ password, passwordConfirmation: password });
const post = async (path: string, body: object, headers = {}) => {
  const answer = await call<Answer>(app, 'POST', path, { body, headers });
  return [answer.body.code, answer.body.fields?.password?.map(({ code }) => code)];
};

async function byLink(strategy: Strategy, id: string, password: string) {
  const { db, clock } = app.services;
  const token = await createLink(db, { strategy, purpose: 'reset' }, id, clock.now());
  return post(strategy === 'admin' ? '/admin/reset' : '/reset', { token, ...twice(password) });
}

/** Every place where a password is chosen. */
const PLACES: Record<string, (password: string) => Promise<unknown[]>> = {
  'a registration': (password) => post('/register', registrationBody(twice(password))),
  'a visitor’s change': async (password) => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    return post('/profile/password', { current: PASSWORD, ...twice(password) }, headers);
  },
  'a visitor’s recovery': async (password) =>
    byLink('user', (await createVisitor(app.services)).id, password),
  'a change of the staff’s': async (password) => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    return post('/admin/update', { current: PASSWORD, ...twice(password) }, headers);
  },
  'a recovery of the staff’s': async (password) =>
    byLink('admin', (await createStaff(app.services)).id, password),
  'an invitation': async (password) => {
    const { id } = await createStaff(app.services);
    await app.services.db.adminUser.update({ where: { id }, data: { invitedAt: new Date() } });
    return byLink('admin', id, password);
  },
};

describe.each([
  ['Aa123456!', 'password_common'],
  ['Aa1!aaaa', 'password_repeated'],
])('%s', (password, why) => {
  it.each(Object.keys(PLACES))('is refused in %s, and the field says why', async (place) => {
    expect(await PLACES[place]?.(password)).toEqual(['PASS_REQUIRES', [why]]);
  });
});
