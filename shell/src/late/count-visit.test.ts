// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/sal-na-lanterna?utm_source=instagram" }
import type { BootDocument } from '@fio/contracts/documents/boot';
import { provideBoot } from '@fio/platform/boot';
import { rememberUtm } from '@fio/platform/utm';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { countVisits } from './count-visit.ts';

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
let visibility: DocumentVisibilityState;
let isSteered: boolean;
let listening: MockInstance<typeof document.addEventListener>;

/** A page load: of a tab's day, and of a page that says so. */
const load = (now = '2027-01-15T15:00:00Z', changes: object = {}) => {
  provideBoot({ side: 'public', language: 'pt', preview: null, now, ...changes } as BootDocument);
  countVisits();
};
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  visibility = 'visible';
  isSteered = false;
  beacon.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  listening = vi.spyOn(document, 'addEventListener');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  Object.defineProperty(navigator, 'webdriver', { get: () => isSteered, configurable: true });
});
afterEach(() => {
  // A page that is gone hears nothing.
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  vi.restoreAllMocks();
});

it('counts the first page of a tab, and no reload of it', () => {
  load();
  load();
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/api/visits']);
});

it('counts another tab, which has a storage of its own', () => {
  load();
  sessionStorage.clear();
  load();
  expect(beacon).toHaveBeenCalledTimes(2);
});

it('counts a tab again on the next day of São Paulo', () => {
  load('2027-01-16T02:59:00Z');
  load('2027-01-16T03:00:00Z');
  expect(beacon).toHaveBeenCalledTimes(2);
});

it('counts what was opened behind another tab once somebody looks at it', () => {
  visibility = 'hidden';
  load();
  expect(beacon).not.toHaveBeenCalled();
  look('visible');
  look('hidden');
  look('visible');
  expect(beacon).toHaveBeenCalledTimes(1);
});

it('tells what brought somebody and nothing else, and leaves nothing beyond the tab', async () => {
  rememberUtm('?utm_source=instagram&utm_medium=stories');
  const kept = localStorage.length;
  load();
  expect(JSON.parse((await beacon.mock.calls[0]?.[1].text()) ?? '')).toEqual({ source: 'instagram' });
  expect([localStorage.length, document.cookie, sessionStorage.getItem('visit')]).toEqual([
    kept,
    '',
    '2027-01-15',
  ]);
});

it('counts neither staff nor programs', () => {
  load(undefined, { side: 'admin' });
  load(undefined, { preview: { remote: 'mf-public', build: 'x', until: '2027-01-16T00:00:00Z' } });
  isSteered = true;
  load();
  look('visible');
  expect(beacon).not.toHaveBeenCalled();
});

it('counts nothing, and harms no page, where storage is shut or a browser sends no beacons', () => {
  const shut = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  expect(load).not.toThrow();
  expect(beacon).not.toHaveBeenCalled();
  shut.mockRestore();
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  expect(load).not.toThrow();
});
