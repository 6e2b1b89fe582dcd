import { clientOf } from './client.ts';
import { ways, type Site } from './generated/site.ts';
import type { ClientOptions } from './options.ts';

export * from './index.ts';
export type * from './generated/site.ts';

/** The site's API, for everybody: `createSite({ origin }).listTheories({ state: 'open' })`. */
export const createSite = (options: ClientOptions): Site => clientOf<Site>(ways, options);
