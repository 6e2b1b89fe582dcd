import { openContainer } from './federation.ts';
import { startRemote, letGo } from './started.ts';
import type { LoaderEffects } from './effects.ts';

const arrived = new WeakSet<Element>();

/** Resolves whether the element's file arrived; a failed element leaves the document again. */
const settled = (element: HTMLScriptElement | HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    element.addEventListener('load', () => {
      arrived.add(element);
      resolve(true);
    });
    element.addEventListener('error', () => {
      element.remove();
      resolve(false);
    });
    document.head.append(element);
  });

// Full addresses: the remote's own chunk loader looks for them before it would load a file again.
const full = (address: string) => new URL(address, window.location.origin).href;

function script(address: string, integrity: string): Promise<boolean> {
  const element = document.createElement('script');
  return settled(
    Object.assign(element, { src: full(address), integrity, crossOrigin: 'anonymous', async: true }),
  );
}

function style(address: string, integrity: string): Promise<boolean> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  return settled(Object.assign(element, { href: full(address), integrity, crossOrigin: 'anonymous' }));
}

/** A hanging element would be waited for again by whoever finds it in the document. */
function discard(base: string): void {
  const files = document.querySelectorAll(`script[src^="${full(base)}"], link[href^="${full(base)}"]`);
  for (const element of files) if (!arrived.has(element)) element.remove();
}

const probe: LoaderEffects['probe'] = (address, integrity) =>
  fetch(address, { cache: 'no-store', ...(integrity && { integrity }) }).then(
    ({ status }) => status,
    () => null,
  );

/** The global a remote's build gives its container: its id as an identifier. */
const containerName = (id: string) => id.replaceAll('-', '_');

/** The loader's effects on a real page. */
export const browserEffects: LoaderEffects = {
  script,
  style,
  discard,
  renew: (entry) => import('./renew.ts').then(({ renew }) => renew(entry)).catch(() => undefined),
  probe,
  online: () => navigator.onLine,
  takeContainer(id) {
    const globals = globalThis as unknown as Record<string, unknown>;
    const container = globals[containerName(id)];
    globals[containerName(id)] = undefined;
    return container;
  },
  open: openContainer,
  startRemote,
  letGo,
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
};
