import { openContainer } from './federation.ts';
import type { LoaderEffects } from './effects.ts';

/** Resolves whether the element's file arrived; a failed element leaves the document again. */
const settled = (element: HTMLScriptElement | HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => {
      element.remove();
      resolve(false);
    });
    document.head.append(element);
  });

function script(address: string, integrity: string): Promise<boolean> {
  const element = document.createElement('script');
  return settled(Object.assign(element, { src: address, integrity, crossOrigin: 'anonymous', async: true }));
}

const styles = new Map<string, Promise<boolean>>();

function style(address: string, integrity: string): Promise<boolean> {
  const known = styles.get(address);
  if (known) return known;
  // A full address: the remote's own chunk loader looks for it before it would add the sheet again.
  const href = new URL(address, window.location.origin).href;
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  const loading = settled(Object.assign(element, { href, integrity, crossOrigin: 'anonymous' }));
  styles.set(address, loading);
  void loading.then((arrived) => arrived || styles.delete(address));
  return loading;
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
  probe,
  online: () => navigator.onLine,
  takeContainer(id) {
    const globals = globalThis as unknown as Record<string, unknown>;
    const container = globals[containerName(id)];
    globals[containerName(id)] = undefined;
    return container;
  },
  open: openContainer,
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
};
