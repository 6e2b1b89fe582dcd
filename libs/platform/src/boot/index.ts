import { BOOT_ELEMENT, type BootDocument } from '@fio/contracts/documents/boot';

let cached: BootDocument | undefined;

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

/** Milliseconds this machine's clock is behind the server's; countdowns and windows follow the server's. */
let skew: number | undefined;

/** The server's time now, as far as this page can know it. */
export function serverNow(): Date {
  skew ??= new Date(boot().now).getTime() - Date.now();
  // A page restored from the back/forward cache is old, its clock is not: small skews are the network's.
  return new Date(Date.now() + (Math.abs(skew) > 30_000 ? skew : 0));
}
