import { BOOT_ELEMENT } from '@fio/contracts/documents/boot';
import { configure } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Stands in for the BFF; each test says what it answers, and anything else fails the test. Every list asks how it is
 * arranged: not at all, unless the test says otherwise.
 */
export const server = setupServer(
  http.get('/api/admin/list-views/:list', () => HttpResponse.json({ views: [], columns: null })),
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
boot.textContent = JSON.stringify({ language: 'pt', now: new Date().toISOString(), data: {} });
document.head.append(boot);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
