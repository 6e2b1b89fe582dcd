import type { Page } from '@playwright/test';

/** The requests the page sends to a path of the API from here on. */
export function sentTo(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.method());
  });
  return sent;
}
