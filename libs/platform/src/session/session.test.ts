import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '@fio/contracts/core/endpoint';
import { api } from '../api/index.ts';
import { toast } from '../feedback/index.ts';
import { setNavigator } from '../router/index.ts';
import { rememberRedirect } from '../settings/index.ts';
import { server } from '../testing/setup.ts';
import { fetchUser, logout, signedIn, startSessions, stores, tokens } from './index.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const visitor = (exp: string, extra = {}) =>
  http.get('/api/user', () => HttpResponse.json({ name: 'Clara', exp, skipLogout: false, ...extra }));
const refusal = (code: string, status: number) =>
  HttpResponse.json({ code, message: code, requestId: 'r' }, { status });
const of = { method: 'GET', summary: 'A sample.' } as const;
const own = endpoint({ ...of, path: '/own', access: 'session' });
const open = endpoint({ ...of, path: '/open', access: 'public' });
const went: string[] = [];

// jsdom has one page: the other tab is heard as the browser would tell of it.
const otherTab = (key: string, newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

setNavigator((to) => void went.push(to));
startSessions();

beforeEach(() => {
  went.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  stores.user.setState({ user: null, remaining: null, status: 'unknown', expired: false, lapsed: null });
});
afterEach(() => vi.useRealTimers());

describe('a visitor’s session', () => {
  it('keeps the token, fetches the user and goes to the remembered page with query and hash', async () => {
    server.use(visitor(inSeconds(60)));
    rememberRedirect('user', '/poeira-de-selene?de=busca#poll-1');
    await signedIn('user', 'one');
    expect(tokens.get('user')).toBe('one');
    expect(stores.user.getState().user?.name).toBe('Clara');
    expect(went).toEqual(['/poeira-de-selene?de=busca#poll-1']);
  });

  it('goes home without a remembered page', async () => {
    server.use(visitor(inSeconds(60)));
    await signedIn('user', 'one');
    expect(went).toEqual(['/']);
  });

  it('counts down each second and clears user and token at zero', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    server.use(visitor(inSeconds(3)));
    tokens.set('user', 'one');
    await fetchUser('user');
    expect(stores.user.getState().remaining).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(stores.user.getState().remaining).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(stores.user.getState()).toMatchObject({ user: null, expired: true });
    expect(tokens.get('user')).toBeNull();
  });

  it('clears the token when the user can’t be fetched', async () => {
    server.use(http.get('/api/user', () => refusal('INTERNAL', 500)));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    tokens.set('user', 'one');
    await fetchUser('user');
    expect(tokens.get('user')).toBeNull();
    expect(stores.user.getState()).toMatchObject({ user: null, status: 'ready' });
  });

  it('outlives one silence, an answer cut off in its body included, and no second one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cutOff = () =>
      new HttpResponse('{"name": "Cla', { headers: { 'content-type': 'application/json' } });
    for (const silence of [HttpResponse.error, cutOff]) {
      tokens.set('user', 'one');
      server.use(http.get('/api/user', silence, { once: true }), visitor(inSeconds(60)));
      await fetchUser('user');
      expect(tokens.get('user')).toBe('one');
      expect(stores.user.getState().user?.name).toBe('Clara');
      server.use(http.get('/api/user', silence));
      await fetchUser('user');
      expect(tokens.get('user')).toBeNull();
    }
  });

  it('loads the newer person when another token came while the first was asked about', async () => {
    server.use(
      http.get('/api/user', ({ request }) =>
        HttpResponse.json({
          name: request.headers.get('authorization'),
          exp: inSeconds(60),
          skipLogout: false,
        }),
      ),
    );
    tokens.set('user', 'one');
    const first = fetchUser('user');
    await Promise.all([first, signedIn('user', 'two')]);
    expect(stores.user.getState().user?.name).toBe('Bearer two');
  });
});

describe('signing out', () => {
  it('clears the user, calls the endpoint, then clears the token and leaves, even when the call fails', async () => {
    const seen: (string | null)[] = [];
    server.use(
      visitor(inSeconds(60)),
      http.post('/api/logout', ({ request }) => {
        seen.push(request.headers.get('authorization'), String(stores.user.getState().user));
        return refusal('INTERNAL', 500);
      }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    tokens.set('user', 'one');
    await fetchUser('user');
    await logout('user');
    expect(seen).toEqual(['Bearer one', 'null']);
    expect(tokens.get('user')).toBeNull();
    expect(went).toEqual(['/']);
  });

  it('does nothing without a token', async () => {
    await logout('user');
    expect(went).toEqual([]);
  });

  it('of an entered session calls nothing and leads to the person’s page in the back office', async () => {
    server.use(visitor(inSeconds(60), { id: 'a1', skipLogout: true }));
    tokens.set('user', 'one');
    await fetchUser('user');
    await logout('user');
    expect(tokens.get('user')).toBeNull();
    expect(went).toEqual(['/admin/registrations/a1']);
  });

  it('in another tab signs this one out without a call', async () => {
    server.use(visitor(inSeconds(60)));
    tokens.set('user', 'one');
    await fetchUser('user');
    otherTab('token.user', null);
    expect(stores.user.getState().user).toBeNull();
    expect(went).toEqual(['/']);
  });
});

describe('a 401', () => {
  it('on many requests at once is one sign-out and one message', async () => {
    const calls: string[] = [];
    const errors = vi.spyOn(toast, 'error');
    server.use(
      visitor(inSeconds(60)),
      http.get('/api/own', () => refusal('UNAUTHORIZED', 401)),
      http.post('/api/logout', () => {
        calls.push('logout');
        return refusal('UNAUTHORIZED', 401);
      }),
    );
    tokens.set('user', 'one');
    await fetchUser('user');
    await Promise.allSettled([1, 2, 3, 4].map(() => api(own)));
    await vi.waitFor(() => expect(went).toEqual(['/']));
    expect(calls).toEqual(['logout']);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(tokens.get('user')).toBeNull();
    errors.mockRestore();
  });

  it('without a session signs nobody out', async () => {
    server.use(http.get('/api/open', () => refusal('UNAUTHORIZED', 401)));
    await expect(api(open)).rejects.toMatchObject({ status: 401 });
    expect(went).toEqual([]);
  });
});
