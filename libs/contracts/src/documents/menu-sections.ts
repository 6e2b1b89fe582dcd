/** The sections of the back office's menu, in their order. */
export const MENU_SECTIONS = ['administration', 'promotion', 'logs', 'account'] as const;
export type MenuSectionName = (typeof MENU_SECTIONS)[number];

/** Entries as they stand in the menu: by their order, and by id where that is the same. */
export const inMenuOrder = <Entry extends { readonly id: string; readonly order: number }>(
  menu: readonly Entry[],
): Entry[] => menu.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
