import { boot } from '@fio/platform/boot';
import { useLanguage } from '@fio/platform/i18n';
import { useLocation, useNavigate } from '@fio/platform/router';
import { logout, useAdmin } from '@fio/platform/session';
import { AdminDrawer } from '@fio/design-system/layouts-admin';
import { useCollapsedSections } from '../../menu/collapsed-sections.ts';
import { activeEntryId, menuSections } from '../../menu/menu-sections.ts';
import { useShellWords } from '../../words/index.ts';

/** The drawer's menu, filtered by what the signed-in person holds. */
export function AdminMenu() {
  const t = useShellWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const admin = useAdmin();
  // Who must set up a second factor first is led nowhere else.
  const granted = admin && admin.secondFactor !== 'needed' ? admin.permissions : [];
  const { menu } = boot();
  const active = activeEntryId(menu, pathname, granted);
  const { isCollapsed, toggle } = useCollapsedSections(
    admin?.id ?? '',
    menu.find(({ id }) => id === active)?.section,
  );
  const sections = menuSections(menu, granted).map(({ id, entries }) => ({
    id,
    collapsed: isCollapsed(id),
    title: t(`admin.section.${id}`),
    entries: entries.map((entry) => ({
      id: entry.id,
      title: entry.title[language],
      icon: entry.icon,
      drawing: entry.drawing,
      ...(entry.href !== undefined && { href: entry.href }),
      active: entry.id === active,
      ...(entry.action === 'logout' && { onSelect: () => void logout('admin') }),
    })),
  }));
  return (
    <AdminDrawer
      label={t('admin.menu')}
      sections={sections}
      onNavigate={(href) => void navigate(href)}
      onToggle={toggle}
    />
  );
}
