import { BOOT_ELEMENT, type BootDocument } from '@fio/contracts/documents/boot';
import { holdTime, isFrozen } from './frozen.ts';

export { holdTime } from './frozen.ts';
export { useTakenOver } from './taken-over.ts';

let cached: BootDocument | undefined;

/** Draws with this document from here on, as of its own moment: for the server, where no page is around. */
export function provideBoot(document: BootDocument): void {
  cached = document;
  holdTime(true);
}

/** Whether there is a document to start from; tests of single parts have none. */
export const hasBoot = (): boolean =>
  cached !== undefined || (typeof document !== 'undefined' && document.getElementById(BOOT_ELEMENT) !== null);

/**
 * What the server wrote into this page: configuration, windows, menu, remotes and first data. It is fixed for
 * the life of the page. Throws when the page was not written by our server, for nothing could work then.
 */
export function boot(): BootDocument {
  if (cached) return cached;
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (!text)
    throw new Error('The page carries no boot document: open it through the product, not as a file.');
  cached = JSON.parse(text) as BootDocument;
  return cached;
}

const written = () => new Date(boot().now).getTime();

/** The answer that this page came with, where there is a browser to tell of it. */
const arrival = () =>
  (performance.getEntriesByType?.('navigation') ?? [])[0] as PerformanceNavigationTiming | undefined;

/** The server's clock when it last answered for this page, or null where that is long ago: a step back in the history. */
function answeredAt(): number | null {
  const navigation = arrival();
  if (navigation?.type === 'back_forward') return null;
  // A kept page that the server has just confirmed is older than its headers.
  return navigation?.serverTiming?.find(({ name }) => name === 'now')?.duration ?? written();
}

/** This machine's clock when that answer came: the first to ask for the time may do so long after. */
function cameAt(): number {
  const navigation = arrival();
  return navigation ? performance.timeOrigin + navigation.responseStart : Date.now();
}

/** The moment up to which the page's first data is known to hold, in milliseconds. */
export const dataTime = (): number => answeredAt() ?? written();

/** Milliseconds this machine's clock is behind the server's; countdowns and windows follow the server's. */
let skew: number | undefined;

/** The server's time now, as far as this page can know it. */
export function serverNow(): Date {
  if (isFrozen()) return new Date(written());
  if (skew === undefined) {
    const answered = answeredAt();
    skew = answered === null ? 0 : answered - cameAt();
  }
  // A page restored from the back/forward cache is old, its clock is not: small skews are the network's.
  return new Date(Date.now() + (Math.abs(skew) > 30_000 ? skew : 0));
}
