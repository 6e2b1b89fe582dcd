import { useEffect, useState } from 'react';
import { adminSearch, FIND_FROM } from '@fio/contracts/admin/search';
import { useApiQuery } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';
import { useLanguage } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { useAdmin } from '@fio/platform/session';
import { CommandPalette, type CommandGroup } from '@fio/design-system/command-palette';
import { MenuIcon } from '@fio/design-system/menu-icon';
import { menuSections } from '../../../menu/menu-sections.ts';
import { findPages, type Page } from './find-pages.ts';
import { usePaused } from './use-paused.ts';
import { usePaletteWords } from './words.ts';

/** Long enough for a word to be typed. */
const PAUSE_MS = 200;

const listOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The records that a search finds, each list's under its title in the menu. */
function useRecords(query: string, pages: readonly Page[]) {
  const language = useLanguage();
  const q = usePaused(query.trim(), PAUSE_MS);
  const isAsked = q.length >= FIND_FROM;
  const { data, isFetching, isError } = useApiQuery(
    adminSearch.find,
    { query: { q } },
    { enabled: isAsked, quiet: true },
  );
  // Enter takes the first find: it must never be one of what was typed before.
  const isCurrent = isAsked && q === query.trim();
  const groups = (isCurrent ? (data?.groups ?? []) : []).map(({ area, items }): CommandGroup => {
    const page = pages.find(({ href }) => href === listOf(items[0]?.path ?? ''));
    return {
      id: area,
      title: page?.title[language] ?? area,
      items: items.map(({ path, title, text }) => ({
        id: path,
        title,
        text: text ?? undefined,
        icon: <MenuIcon name={page?.icon ?? ''} drawing={page?.drawing} size={18} />,
      })),
    };
  });
  const isSearching = query.trim().length >= FIND_FROM && (isFetching || q !== query.trim());
  return { groups, isSearching, isError };
}

/** Any page and any record one may open, by a few letters. */
export default function Palette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = usePaletteWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const granted = useAdmin()?.permissions ?? [];
  const [query, setQuery] = useState('');
  // It opens after it is there: only then does it know where the focus goes back to.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const entries = menuSections(boot().menu, granted).flatMap((section) => section.entries);
  const { groups: records, isSearching, isError } = useRecords(query, findPages(entries, '', language));
  const pages = findPages(entries, query, language).map((page) => ({
    id: page.href,
    title: page.title[language],
    icon: <MenuIcon name={page.icon} drawing={page.drawing} size={18} />,
  }));
  const groups = [
    ...(pages.length > 0 ? [{ id: 'pages', title: t('pages'), items: pages }] : []),
    ...records,
  ];
  const isNothing = groups.length === 0 && query.trim() !== '';
  const status = isSearching
    ? t('searching')
    : isError
      ? t('failed')
      : isNothing
        ? t('nothing', { query: query.trim() })
        : '';
  const close = () => {
    setQuery('');
    onClose();
  };
  return (
    <CommandPalette
      opened={isReady && opened}
      onClose={close}
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={status}
      // What is picked leads to its address: a page's or a record's.
      onPick={({ id }) => {
        close();
        void navigate(id);
      }}
      labels={{
        title: t('title'),
        search: t('search'),
        placeholder: t('placeholder'),
        close: t('close'),
        keys: t('keys'),
      }}
    />
  );
}
