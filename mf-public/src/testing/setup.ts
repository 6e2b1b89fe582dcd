import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { queryClient } from '@fio/platform/api';
import { stores, tokens } from '@fio/platform/session';
import { bootElement } from './boot.ts';

/** Stands in for the BFF; each test says what it answers, and anything else fails the test. */
export const server = setupServer();

// On a busy machine what is awaited comes too, only later.
configure({ asyncUtilTimeout: 20_000 });

// Node's Request knows no page to be relative to; a browser's does.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

class Unobserved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.IntersectionObserver ??= Unobserved as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= Unobserved as unknown as typeof ResizeObserver;
// Asked for the colour scheme and for reduced motion; jsdom has no media.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

document.head.append(bootElement());

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(async () => {
  // What a test left on its way would arrive in the next one.
  await vi.waitUntil(() => queryClient.isMutating() === 0, { timeout: 20_000 });
  cleanup();
  server.resetHandlers();
  queryClient.clear();
  tokens.clear('user');
  stores.user.setState({ user: null, status: 'ready' });
  sessionStorage.clear();
});
afterAll(() => server.close());
