import { describe, expect, it } from 'vitest';
import { serviceWorker, type Shown, type WorkerScope } from './service-worker.ts';

const shown: Shown = {
  title: 'Uma teoria foi resolvida',
  body: 'O farol está vivo?',
  lang: 'pt-BR',
  tag: 't',
  path: '/teoria/farol',
  stop: 'token',
  stopLabel: 'Parar',
  stopped: 'Pronto.',
};

/** A browser of which one page is open. */
function browser({
  ok = true,
  pageAt = 'https://site.example/',
}: { ok?: boolean | null; pageAt?: string } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const done: unknown[] = [];
  const scope = {
    location: { origin: 'https://site.example' },
    registration: { showNotification: async (...told: unknown[]) => void done.push(['shown', ...told]) },
    clients: {
      matchAll: async () => [{ url: pageAt, focus: async () => void done.push(['focused', pageAt]) }],
      openWindow: async (address: string) => void done.push(['opened', address]),
    },
    fetch: async (address: string, { body }: { body: URLSearchParams }) => {
      done.push(['posted', address, body.toString()]);
      // Without a network.
      if (ok === null) throw new TypeError('Failed to fetch');
      return { ok };
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
  };
  serviceWorker(scope as unknown as WorkerScope);
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => (work = one), ...event });
    await work;
  };
  const click = (action: string, data = shown) =>
    fire('notificationclick', { action, notification: { data, close: () => done.push('closed') } });
  return { done, fire, click };
}

describe('the service worker', () => {
  it('shows what arrives, with a button to end it, and nothing of an empty message', async () => {
    const { done, fire } = browser();
    await fire('push', { data: { json: () => shown } });
    await fire('push', { data: null });
    expect(done).toHaveLength(1);
    expect(done[0]).toMatchObject([
      'shown',
      shown.title,
      { body: shown.body, tag: 't', actions: [{ title: 'Parar' }] },
    ]);
  });

  it('opens its page, or the one that is open already', async () => {
    const { done, click } = browser();
    await click('');
    expect(done).toEqual(['closed', ['opened', 'https://site.example/teoria/farol']]);
    const there = browser({ pageAt: 'https://site.example/teoria/farol' });
    await there.click('');
    expect(there.done).toEqual(['closed', ['focused', 'https://site.example/teoria/farol']]);
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'never opens %s',
    async (path) => {
      const { done, click } = browser();
      await click('', { ...shown, path });
      expect(done).toEqual(['closed']);
    },
  );

  it('ends it by one tap, and says so only once it is', async () => {
    const { done, click } = browser();
    await click('stop');
    expect(done[1]).toEqual(['posted', '/unsubscribe/token', 'List-Unsubscribe=One-Click']);
    // A tap on what says so opens the page, too.
    expect(done[2]).toMatchObject(['shown', shown.title, { body: 'Pronto.', silent: true, data: shown }]);
  });

  it.each([[false], [null]])('is there again where it could not be ended: %s', async (ok) => {
    const { done, click } = browser({ ok });
    await click('stop');
    expect(done[2]).toMatchObject([
      'shown',
      shown.title,
      { body: shown.body, actions: [{ title: 'Parar' }] },
    ]);
  });
});
