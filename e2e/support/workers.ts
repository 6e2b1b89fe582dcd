import type { CDPSession, Worker } from '@playwright/test';
import { ofRun, type Page } from './test.ts';

interface Registered {
  readonly devtools: CDPSession;
  /** As DevTools name what they send something to. */
  readonly target: { readonly origin: string; readonly registrationId: string };
  readonly worker: Worker;
}

/** The service worker of that scope in the page's browser, once there is one; not one that an earlier test has left. */
export async function workerOf(page: Page, scope: string): Promise<Registered> {
  const { origin } = new URL(ofRun().origin);
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL === origin + scope,
      );
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const isOurs = (one: Worker) => one.url().startsWith(origin + scope);
  // The latest: what an earlier test has left may still be running, and be listed.
  const worker =
    context.serviceWorkers().findLast(isOurs) ?? (await context.waitForEvent('serviceworker', isOurs));
  return { devtools, target: { origin, registrationId: await known }, worker };
}
