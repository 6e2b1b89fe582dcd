/** The sections of the back office's menu, in their order. */
export const MENU_SECTIONS = ['administration', 'promotion', 'logs', 'account'] as const;
export type MenuSectionName = (typeof MENU_SECTIONS)[number];
