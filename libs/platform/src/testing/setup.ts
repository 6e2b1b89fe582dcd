import { BOOT_ELEMENT } from '@fio/contracts/documents/boot';
import { cleanup, configure } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { queryClient } from '../api/index.ts';
import { holdTime, provideBoot } from '../boot/index.ts';
import { LANGUAGES, loadWords, setLanguage } from '../i18n/index.ts';
import { stores } from '../session/index.ts';

/**
 * Stands in for the BFF; each test says what it answers, and anything else fails the test. Every list asks how it is
 * arranged: not at all, unless the test says otherwise.
 */
export const server = setupServer(
  http.get('/api/admin/list-views/:list', () =>
    HttpResponse.json({ views: [], columns: null, start: null, density: 'comfortable' }),
  ),
);

// On a busy machine what is awaited comes too, only later.
configure({ asyncUtilTimeout: 20_000 });

// Node's Request knows no page to be relative to; a browser's does.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

const boot = document.createElement('script');
boot.id = BOOT_ELEMENT;
boot.type = 'application/json';
const opened = { language: 'pt', now: new Date().toISOString(), data: {} };
boot.textContent = JSON.stringify(opened);
document.getElementById(BOOT_ELEMENT)?.remove();
document.head.append(boot);

/** The page as it is opened: files share it, and a test that changes it need not know who comes after. */
async function openPage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  stores.user.setState(stores.user.getInitialState(), true);
  stores.admin.setState(stores.admin.getInitialState(), true);
  window.history.replaceState(null, '', '/');
  provideBoot(opened as never);
  holdTime(false);
  await Promise.all(LANGUAGES.map(loadWords));
  setLanguage('pt');
}

beforeAll(async () => {
  await openPage();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  server.resetHandlers();
});
afterAll(() => server.close());
