import { remoteFor } from '../page/describe-page.ts';
import { pageEarly } from './mountable-routes.tsx';
import { remotes } from './remotes.ts';

/** A pointer or a focus that stays this long on a link means it; one that passes by does not. */
const DWELL_MS = 65;

/** What a browser says of the connection; the DOM's types don't know it, and not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the person asks to be spared what they may not need, or their connection does. */
export const isSparing = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || effectiveType?.endsWith('2g') === true;

const connection = () => (navigator as { connection?: Connection }).connection;

/** Loads what the page at this path is made of; what is here already costs nothing. */
async function prefetch(pathname: string): Promise<void> {
  const entry = isSparing(connection()) ? undefined : remoteFor({ pathname, key: 'early' });
  if (!entry) return;
  const state = await remotes.early(entry);
  if (state.status === 'ready') await pageEarly(state.module, { pathname });
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** From here on the page behind a link of ours loads when a pointer, the focus or a finger comes to it. */
export function prefetchLinks(): void {
  // Each with a time of its own: the focus may scroll another link to where the pointer is.
  const follow = (event: string, dwell: number) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: Event) => {
      clearTimeout(timer);
      const link = linkOf(target);
      if (link?.origin !== window.location.origin) return;
      timer = setTimeout(() => void prefetch(link.pathname), dwell);
    };
    document.addEventListener(event, consider, { passive: true });
  };
  follow('pointerover', DWELL_MS);
  follow('focusin', DWELL_MS);
  follow('touchstart', 0);
}
