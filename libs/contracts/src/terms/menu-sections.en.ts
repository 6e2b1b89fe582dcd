import type { MenuSectionName } from '../documents/menu-sections.ts';
import type { Terms } from './terms.ts';

/** What the sections of the back office's menu are called. */
export const menuSectionEn: Terms<MenuSectionName> = {
  administration: 'Administration',
  promotion: 'Promotion',
  logs: 'Logs',
  account: 'Account',
};
