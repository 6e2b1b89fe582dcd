import type { MouseEvent } from 'react';

/**
 * Takes a link's click over for a client-side router. Called with the `href` only for a plain primary
 * click; a new tab, a download or a modified click stays the browser's.
 */
export type Navigate = (href: string) => void;

/** The `onClick` of an anchor that hands plain clicks to `onNavigate`; undefined leaves the anchor alone. */
export const navigateOnClick = (href: string, onNavigate: Navigate | undefined) =>
  onNavigate &&
  ((event: MouseEvent<HTMLAnchorElement>) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || event.defaultPrevented || event.currentTarget.target === '_blank') return;
    event.preventDefault();
    onNavigate(href);
  });
