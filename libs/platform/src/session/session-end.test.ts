import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminExports } from '@fio/contracts/admin/exports';
import { api } from '../api/index.ts';
import { toast } from '../feedback/index.ts';
import { setNavigator } from '../router/index.ts';
import { server } from '../testing/setup.ts';
import { fetchUser, signedIn, startSessions, stores, tokens } from './index.ts';

const went: string[] = [];
setNavigator((to) => void went.push(to));
startSessions();

/** `Session-Ends` as an answer would have it. */
const staff = (ends: string, id = 'odete') =>
  http.get('/api/admin/user', () =>
    HttpResponse.json(
      { id, name: id, exp: '2000-01-01T00:00:00Z', skipLogout: false },
      { headers: { 'session-ends': ends } },
    ),
  );
const state = () => stores.admin.getState();

beforeEach(async () => {
  went.length = 0;
  localStorage.clear();
  window.history.replaceState(null, '', '/admin/shows');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  server.use(staff('300, 900'));
  tokens.set('admin', 'one');
  stores.admin.setState({ user: null, lapsed: null, expired: false });
  await fetchUser('admin');
});
afterEach(() => vi.useRealTimers());

it('counts down to what answers say, by the length of time and not by the clocks', async () => {
  expect(state()).toMatchObject({ remaining: 300, renewable: true });
  vi.advanceTimersByTime(200_000);
  server.use(
    http.get('/api/admin/exports', () =>
      HttpResponse.json({ items: [] }, { headers: { 'session-ends': '700, 700' } }),
    ),
  );
  await api(adminExports.list, { query: {} });
  vi.advanceTimersByTime(1000);
  expect(state()).toMatchObject({ remaining: 699, renewable: false });
});

it('keeps whose page it is, holds the page’s calls, and goes on with the same person', async () => {
  vi.advanceTimersByTime(300_000);
  expect(state()).toMatchObject({ user: null, expired: true, lapsed: { id: 'odete' } });
  expect(tokens.get('admin')).toBeNull();
  const sent: (string | null)[] = [];
  server.use(
    http.get('/api/admin/exports', ({ request }) => {
      sent.push(request.headers.get('authorization'));
      return HttpResponse.json({ items: [] });
    }),
  );
  const waiting = api(adminExports.list, { query: {} });
  await signedIn('admin', 'two');
  await waiting;
  expect(sent).toEqual(['Bearer two']);
  expect(state()).toMatchObject({ user: { id: 'odete' }, expired: false, lapsed: null });
  expect(went).toEqual([]);
});

it('a call that nobody waits for any more is not sent later', async () => {
  vi.advanceTimersByTime(300_000);
  const leaving = new AbortController();
  const waiting = api(adminExports.list, { query: {} }, { signal: leaving.signal });
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});

it('takes a 401 shortly before the end for that end, and any other for a sign-out', async () => {
  const told = vi.spyOn(toast, 'error');
  const refusal = () => HttpResponse.json({ code: 'UNAUTHORIZED', message: 'x' }, { status: 401 });
  server.use(http.get('/api/admin/exports', refusal), http.post('/api/admin/logout', refusal));
  vi.advanceTimersByTime(200_000);
  await api(adminExports.list, { query: {} }).catch(() => undefined);
  expect(state()).toMatchObject({ expired: true, lapsed: { id: 'odete' } });
  expect(told).not.toHaveBeenCalled();

  server.use(staff('3600, 7200'));
  await signedIn('admin', 'two');
  await api(adminExports.list, { query: {} }).catch(() => undefined);
  await vi.waitFor(() => expect(went).toEqual(['/admin/login']));
  expect(state()).toMatchObject({ user: null, lapsed: null });
  told.mockRestore();
});

it('stays under the pop-up when the new session can’t be opened', async () => {
  vi.advanceTimersByTime(300_000);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get('/api/admin/user', () => HttpResponse.json({}, { status: 500 })));
  await expect(signedIn('admin', 'two')).rejects.toMatchObject({ status: 0 });
  expect(state()).toMatchObject({ lapsed: { id: 'odete' }, expired: true });
  expect(tokens.get('admin')).toBeNull();
});
