/** What the server puts into a push message for it (message-of.ts). */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  /** Of our own site. */
  readonly path: string;
  /** Of the link that ends notifications of this kind. */
  readonly stop: string;
  readonly stopLabel: string;
  readonly stopped: string;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Arrived extends Waiting {
  readonly data: { json(): Shown } | null;
}
interface Clicked extends Waiting {
  readonly action: string;
  readonly notification: { readonly data: Shown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What it uses of a ServiceWorkerGlobalScope. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  fetch(address: string, init: object): Promise<{ readonly ok: boolean }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Waiting) => void): void;
  addEventListener(type: 'push', listener: (event: Arrived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

/**
 * The service worker for push notifications: a browser is sent its text (push-worker.ts), so nothing from outside it may be named
 * here. It has no say about any request of a page: it shows what arrives, opens the page in question, and ends what its reader
 * wants to hear no more.
 */
export function serviceWorker(scope: WorkerScope): void {
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' };

  const show = (shown: Shown) =>
    scope.registration.showNotification(shown.title, {
      ...look,
      body: shown.body,
      lang: shown.lang,
      tag: shown.tag,
      data: shown,
      actions: [{ action: 'stop', title: shown.stopLabel }],
    });

  /** The page of it, wherever it is open already; never one of somebody else's. */
  const open = async ({ path }: Shown) => {
    const address = new URL(path, scope.location.origin);
    if (address.origin !== scope.location.origin) return;
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url === address.href);
    await (there ? there.focus() : scope.clients.openWindow(address.href));
  };

  /** As a mail program does by RFC 8058: the link's own signature is enough. */
  const stop = async (shown: Shown) => {
    const { title, stop: token, stopped, lang, tag } = shown;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const isEnded = await scope
      .fetch(`/unsubscribe/${token}`, { method: 'POST', body, credentials: 'omit' })
      .then(({ ok }) => ok)
      .catch(() => false);
    const said = { ...look, body: stopped, lang, tag, data: shown, silent: true };
    // Where it came to nothing the same is there again, with its button.
    await (isEnded ? scope.registration.showNotification(title, said) : show(shown));
  };

  // The newest one at once: there is no page whose requests it would change.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { data } = event.notification;
    event.waitUntil(event.action === 'stop' ? stop(data) : open(data));
  });
}
