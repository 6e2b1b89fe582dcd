import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { inMenuOrder, MENU_SECTIONS, type MenuSectionName } from '@fio/contracts/documents/menu-sections';
import { type AreaActions, CATALOGUE } from './entries.ts';

interface AreaGroup {
  /** A section of the menu; null for the areas that it doesn't lead to. */
  readonly section: MenuSectionName | null;
  readonly areas: readonly AreaActions[];
}

type Menu = readonly Pick<MenuEntry, 'id' | 'section' | 'order' | 'permission' | 'href' | 'hidden'>[];

/** The areas that the menu leads to in this section, as they stand in it. An area of two sections is of the first. */
function areasOf(section: MenuSectionName, menu: Menu, left: Set<AreaActions>): AreaActions[] {
  // A group leads nowhere, and a hidden sub-route has no place of its own.
  const entries = inMenuOrder(menu).filter(
    (entry) => entry.section === section && entry.href !== undefined && !entry.hidden,
  );
  return entries.flatMap(({ permission }) => {
    const name = permission?.split(':')[0];
    const area = [...left].find((one) => one.area === name);
    if (area) left.delete(area);
    return area ? [area] : [];
  });
}

/** The whole catalogue as the menu has it: people look for an area where they go to it. */
export function groupsIn(menu: Menu): readonly AreaGroup[] {
  const left = new Set(CATALOGUE);
  const groups = MENU_SECTIONS.map((section): AreaGroup => ({
    section,
    areas: areasOf(section, menu, left),
  }));
  return [...groups, { section: null, areas: [...left] }].filter(({ areas }) => areas.length > 0);
}

export const areasIn = (menu: Menu): readonly AreaActions[] => groupsIn(menu).flatMap(({ areas }) => areas);
