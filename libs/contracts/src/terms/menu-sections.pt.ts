import type { MenuSectionName } from '../documents/menu-sections.ts';
import type { Terms } from './terms.ts';

/** What the sections of the back office's menu are called. */
export const menuSectionPt: Terms<MenuSectionName> = {
  administration: 'Administração',
  promotion: 'Promoção',
  logs: 'Logs',
  account: 'Conta',
};
