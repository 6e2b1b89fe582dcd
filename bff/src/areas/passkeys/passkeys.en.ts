import type { passkeyDataPt } from './passkeys.pt.ts';

/** The same in English. */
export const passkeyDataEn: typeof passkeyDataPt = {
  title: 'Passkeys',
  columns: { name: 'Name', createdAt: 'Created on', lastUsedAt: 'Last used on' },
  synced: 'on more than one device',
};
