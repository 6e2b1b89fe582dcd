import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { inMenuOrder, MENU_SECTIONS, type MenuSectionName } from '@fio/contracts/documents/menu-sections';
import { activeMenuEntry, matchesPermission } from '@fio/domain/permission';
import type { GrantedPermission } from '@fio/domain/permission';

export interface MenuSection {
  id: MenuSectionName;
  entries: readonly MenuEntry[];
}

/** A group is an entry that neither leads somewhere nor acts: it only holds others. */
const isGroup = ({ href, action }: MenuEntry) => href === undefined && action === undefined;
const holds = ({ permission }: MenuEntry, granted: readonly GrantedPermission[]) =>
  permission === undefined || matchesPermission(granted, permission);

/**
 * The menu as this person sees it (specification, section 2): entries that need no permission or one they hold,
 * those of a group only with the group's own, hidden sub-routes never. Empty sections are left out.
 */
export function menuSections(
  menu: readonly MenuEntry[],
  granted: readonly GrantedPermission[],
): MenuSection[] {
  const groups = new Map(menu.filter(isGroup).map((entry) => [entry.id, entry]));
  const shown = inMenuOrder(menu).filter((entry) => {
    const group = entry.group === undefined ? undefined : groups.get(entry.group);
    return !isGroup(entry) && !entry.hidden && holds(entry, granted) && (!group || holds(group, granted));
  });
  return MENU_SECTIONS.map((id) => ({ id, entries: shown.filter(({ section }) => section === id) })).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** The id of the entry the page belongs to, hidden sub-routes included, if any. */
export function activeEntryId(
  menu: readonly MenuEntry[],
  path: string,
  granted: readonly GrantedPermission[],
): string | undefined {
  const targets = inMenuOrder(menu).flatMap((entry) => (entry.href ? [{ ...entry, href: entry.href }] : []));
  return activeMenuEntry(targets, path, granted)?.id;
}
