import { useEffect, useState } from 'react';
import { useNavigate } from '@fio/platform/router';
import { useAdmin } from '@fio/platform/session';
import { CommandPalette, type CommandGroup } from '@fio/design-system/command-palette';
import { matching } from './matching.ts';
import type { Offer } from './offer.ts';
import { noteRecent, recentOf, type Recent } from './recent.ts';
import { IconOf, useOffers } from './use-offers.tsx';
import { useRecords } from './use-records.ts';
import { usePaletteWords } from './words.ts';

/** So many of one kind stand there at most while one types, and of what was used lately. */
const SHOWN = 8;
const RECENT = 5;

interface Group extends Omit<CommandGroup, 'items'> {
  readonly items: readonly (Offer & Pick<Recent, 'record'>)[];
}

/** Everything that fits what was typed, group by group, what was used lately before all else. */
function useGroups(query: string, person: string) {
  const t = usePaletteWords();
  const navigate = useNavigate();
  const { pages, actions } = useOffers();
  const found = useRecords(query);
  const goingTo = (id: string) => ({ id, icon: <IconOf href={id} />, run: () => void navigate(id) });
  const known = new Map([...pages, ...actions].map((one) => [one.id, one]));
  const used = recentOf(person).flatMap(({ id, record }) => {
    const one = known.get(id) ?? (record && { ...goingTo(id), ...record, record });
    return one ? [one] : [];
  });
  const recent = matching<Group['items'][number]>(used, query).slice(0, RECENT);
  const isTyped = query.trim() !== '';
  const others = (offers: readonly Offer[]) => {
    const left = matching(offers, query).filter(({ id }) => !recent.some((one) => one.id === id));
    return isTyped ? left.slice(0, SHOWN) : left;
  };
  const records = found.groups.map(({ list, area, items }): Group => ({
    id: list,
    title: pages.find(({ id }) => id === list)?.title ?? area,
    items: items
      .filter(({ path }) => !recent.some(({ id }) => id === path))
      .map(({ path, title, text }) => {
        const shown = { title, text: text ?? undefined };
        return { ...goingTo(path), ...shown, record: { ...shown, list } };
      }),
  }));
  const groups: Group[] = [
    { id: 'recent', title: t('recent'), items: recent },
    { id: 'pages', title: t('pages'), items: others(pages) },
    // Without a word there would be a hundred of them.
    { id: 'actions', title: t('actions'), items: isTyped ? others(actions) : [] },
    ...records,
  ];
  return { ...found, groups: groups.filter(({ items }) => items.length > 0) };
}

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Any page, anything one may do and any record one may open, by a few letters. */
export default function Palette({ opened, onClose, query, onQuery }: PaletteProps) {
  const t = usePaletteWords();
  const person = useAdmin()?.id ?? '';
  // It opens after it is there: only then does it know where the focus goes back to.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { groups, isSearching, isError } = useGroups(query, person);
  const isNothing = groups.length === 0 && query.trim() !== '';
  const status = isSearching
    ? t('searching')
    : isError
      ? t('failed')
      : isNothing
        ? t('nothing', { query: query.trim() })
        : '';
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const summary =
    status === '' && query.trim() !== ''
      ? t('summary', { count, groups: groups.map(({ title }) => title).join(', ') })
      : '';
  const pick = (id: string) => {
    const one = groups.flatMap(({ items }) => items).find((item) => item.id === id);
    onClose();
    if (!one) return;
    noteRecent(person, { id, at: Date.now(), ...(one.record && { record: one.record }) });
    one.run();
  };
  return (
    <CommandPalette
      opened={isReady && opened}
      onClose={onClose}
      query={query}
      onQuery={onQuery}
      groups={groups}
      status={status}
      summary={summary}
      onPick={({ id }) => pick(id)}
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
