import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenKeyOf } from '@fio/contracts/core/endpoint';
import { server } from '../testing/setup.ts';
import { lendToken, logout, startSessions, stores, takeTokenBack, tokens } from './index.ts';

const VISITOR = { id: 'visitor', skipLogout: false } as never;

/** What lies where a service worker reads it. */
let lent: unknown;
let meanwhile: () => void;

beforeEach(() => {
  [lent, meanwhile] = [null, () => undefined];
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (_at: string, what: Response) => {
        lent = await what.json();
        meanwhile();
      },
    }),
    delete: async () => {
      lent = null;
      return true;
    },
  });
  tokens.set('user', 'one');
  stores.user.setState({ user: VISITOR, status: 'ready' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  tokens.clear('user');
  stores.user.setState({ user: null });
});

it('is lent with whose it is, until it is taken back', async () => {
  expect(await lendToken('visitor')).toBe(true);
  expect(lent).toEqual({ visitorId: 'visitor', token: 'one' });
  await takeTokenBack();
  expect(lent).toBeNull();
});

it('is lent for nobody but who is signed in', async () => {
  expect(await lendToken('another')).toBe(false);
  meanwhile = () => tokens.clear('user');
  expect(await lendToken('visitor')).toBe(false);
  expect(lent).toBeNull();
});

it('is lent under no name until another tab’s sign-in has been asked about', async () => {
  tokens.set('user', "another's");
  stores.user.setState({ status: 'loading' });
  expect(await lendToken('visitor')).toBe(false);
  expect(lent).toBeNull();
});

it('is taken back at a sign-out in a tab of a release that lent none', async () => {
  startSessions();
  await lendToken('visitor');
  const key = tokenKeyOf('user');
  localStorage.removeItem(key);
  expect(lent).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(lent).toBeNull();
});

it.each([
  ['signing in anew', () => tokens.set('user', 'two'), null],
  ['signing out', () => tokens.clear('user'), null],
  ['the end of the session', () => tokens.expire('user'), null],
  ['what becomes of the staff', () => tokens.clear('admin'), { visitorId: 'visitor', token: 'one' }],
])('after %s', async (_what, change, left) => {
  await lendToken('visitor');
  change();
  expect(lent).toEqual(left);
});

it('is taken back before the server has answered a sign-out', async () => {
  let atServer: unknown = 'not asked';
  server.use(
    http.post('/api/logout', () => {
      atServer = lent;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await lendToken('visitor');
  await logout('user');
  expect(atServer).toBeNull();
});
