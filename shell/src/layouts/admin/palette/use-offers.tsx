import type { ResponseOf } from '@fio/contracts/core/endpoint';
import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { adminSearch } from '@fio/contracts/admin/search';
import { useApiQuery } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';
import { showShortcuts, toast } from '@fio/platform/feedback';
import { setLanguage, useLanguage } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { logout, useAdmin } from '@fio/platform/session';
import { useSettings } from '@fio/platform/settings';
import { IconKeyboard, IconLanguage, IconMoon, IconSun } from '@fio/design-system/icons';
import { MenuIcon } from '@fio/design-system/menu-icon';
import { menuSections } from '../../../menu/menu-sections.ts';
import { useTheme } from '../../../theme/theme.ts';
import { useShellWords } from '../../../words/index.ts';
import { useKeysWords } from '../keys/words.ts';
import type { Offer } from './offer.ts';

const SIZE = 18;

type Offered = ResponseOf<typeof adminSearch.destinations>['items'][number];

/** The icon of the part of the menu that an address lies in. */
export function IconOf({ href }: { href: string }) {
  const own = boot()
    .menu.filter((entry) => entry.href !== undefined && href.startsWith(entry.href))
    .toSorted((one, other) => (other.href?.length ?? 0) - (one.href?.length ?? 0))[0];
  return <MenuIcon name={own?.icon ?? ''} drawing={own?.drawing} size={SIZE} />;
}

/** What the shell itself does, the theme and the language among it. */
function useOwnActions(exit: MenuEntry | undefined): Offer[] {
  const t = useShellWords();
  const keys = useKeysWords();
  const language = useLanguage();
  const next = language === 'pt' ? 'en' : 'pt';
  const isDark = useTheme('admin') === 'dark';
  const setDarkmode = useSettings((state) => state.setDarkmode);
  return [
    {
      id: 'theme',
      title: isDark ? t('theme.toLight') : t('theme.toDark'),
      icon: isDark ? <IconSun size={SIZE} /> : <IconMoon size={SIZE} />,
      run: () => setDarkmode(!isDark),
    },
    {
      id: 'language',
      title: t('language.label'),
      icon: <IconLanguage size={SIZE} />,
      run: () => setLanguage(next, () => toast.error(t('language.failed'))),
    },
    { id: 'keys', title: keys('title'), icon: <IconKeyboard size={SIZE} />, run: () => showShortcuts() },
    ...(exit === undefined
      ? []
      : [
          {
            id: 'logout',
            title: exit.title[language],
            icon: <MenuIcon name={exit.icon} size={SIZE} />,
            run: () => void logout('admin'),
          },
        ]),
  ];
}

/** All that the palette offers without a search: pages, and what may be done. */
export function useOffers(): { readonly pages: readonly Offer[]; readonly actions: readonly Offer[] } {
  const language = useLanguage();
  const navigate = useNavigate();
  const granted = useAdmin()?.permissions ?? [];
  const { data } = useApiQuery(adminSearch.destinations, {}, { quiet: true });
  const entries = menuSections(boot().menu, granted).flatMap((section) => section.entries);
  const own = useOwnActions(entries.find(({ action }) => action === 'logout'));
  const inMenu = entries.flatMap(({ href, title }) =>
    href === undefined ? [] : [{ kind: 'page' as const, href, title }],
  );
  const known = new Set(inMenu.map(({ href }) => href));
  const others = (data?.items ?? []).filter(({ href, kind }) => kind !== 'page' || !known.has(href));
  const offer = ({ kind, href, title, text }: Offered): Offer => ({
    // What may be done has its page's address: with its title it is one of its own.
    id: kind === 'action' ? `${href} ${title.pt}` : href,
    title: title[language],
    text: text?.[language],
    icon: <IconOf href={href} />,
    run: () => void navigate(href),
  });
  return {
    pages: [...inMenu, ...others.filter(({ kind }) => kind === 'page')].map(offer),
    actions: [...others.filter(({ kind }) => kind !== 'page').map(offer), ...own],
  };
}
