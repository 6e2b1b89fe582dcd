import type { MenuEntry } from '@fio/contracts/documents/manifest';

/** The back office's menu of every remote: what a Storybook puts here when a story imports it. Elsewhere there is none. */
export const wholeMenu: MenuEntry[] = [];
