import { clientOf } from './client.ts';
import { ways, type BackOffice } from './generated/back-office.ts';
import type { ClientOptions } from './options.ts';

export * from './index.ts';
export type * from './generated/back-office.ts';

/** What a program may call of the back office, with an API token: `createBackOffice({ origin, token }).listSales()`. */
export const createBackOffice = (options: ClientOptions): BackOffice => clientOf<BackOffice>(ways, options);
