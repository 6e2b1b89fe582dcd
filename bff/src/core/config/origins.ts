import { strategyOf } from '@fio/contracts';

export interface Origins {
  readonly publicUrl: URL;
  readonly adminUrl: URL;
}

/** Whether the back office has a host of its own (docs/decisions/access.md). */
export const hasOwnHost = ({ adminUrl, publicUrl }: Origins): boolean => adminUrl.host !== publicUrl.host;

/** Where a page lives: those of staff on the back office's host, all others on the public one. */
export const originOf = (path: string, { adminUrl, publicUrl }: Origins): URL =>
  strategyOf(path) === 'admin' ? adminUrl : publicUrl;
