import { useEffect, useId, useRef } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import { MenuIcon } from '../menu-icon/menu-icon.tsx';
import classes from './admin-drawer.module.css';

/** `icon` is a name MenuIcon knows, or `drawing` the lines of another. An entry with `onSelect` is a button (Sair), else a link. */
export type AdminDrawerEntry = {
  id: string;
  title: string;
  icon: string;
  drawing?: readonly string[] | undefined;
  href?: string;
  active?: boolean;
  onSelect?: () => void;
};

/** A group under its header (Administração, Promoção, Logs, Conta), which shows and hides it. */
export type AdminDrawerSection = {
  id: string;
  title: string;
  entries: readonly AdminDrawerEntry[];
  collapsed?: boolean;
};

/** What the drawer takes; the entries are filtered by permission before they come here. */
export type AdminDrawerProps = {
  label: string;
  sections: readonly AdminDrawerSection[];
  onNavigate?: Navigate;
  /** Absent where sections stay open. */
  onToggle?: (id: string) => void;
};

/** One comes to a page by links and by the palette too: what is open is in sight, however far down the menu. */
function useInSight(active = false) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!active) return;
    const { scrollY } = window;
    link.current?.scrollIntoView?.({ block: 'nearest' });
    // Only the menu moves: the room kept at the page's foot would have the page scroll with it.
    if (window.scrollY !== scrollY) window.scrollTo(0, scrollY);
  }, [active]);
  return link;
}

function Entry({ entry, onNavigate }: { entry: AdminDrawerEntry; onNavigate: Navigate | undefined }) {
  const link = useInSight(entry.active);
  const inside = (
    <>
      <MenuIcon name={entry.icon} drawing={entry.drawing} size={18} />
      <span className={classes.title}>{entry.title}</span>
    </>
  );
  if (entry.onSelect)
    return (
      <button type="button" className={classes.entry} onClick={entry.onSelect}>
        {inside}
      </button>
    );
  return (
    <Link
      ref={link}
      href={entry.href ?? '#'}
      onNavigate={onNavigate}
      aria-current={entry.active ? 'page' : undefined}
      className={classes.entry}
    >
      {inside}
    </Link>
  );
}

type SectionProps = { section: AdminDrawerSection } & Pick<AdminDrawerProps, 'onNavigate' | 'onToggle'>;

function Section({ section: { id, title, entries, collapsed = false }, onNavigate, onToggle }: SectionProps) {
  const listId = useId();
  const titleId = useId();
  return (
    <div>
      {onToggle ? (
        <button
          type="button"
          id={titleId}
          className={cx(classes.header, classes.toggle)}
          aria-expanded={!collapsed}
          aria-controls={listId}
          onClick={() => onToggle(id)}
        >
          {title}
          <IconChevronDown size={16} aria-hidden />
        </button>
      ) : (
        <p id={titleId} className={classes.header}>
          {title}
        </p>
      )}
      <ul id={listId} aria-labelledby={titleId} className={classes.list} hidden={collapsed}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The admin menu. */
export function AdminDrawer({ label, sections, onNavigate, onToggle }: AdminDrawerProps) {
  return (
    <nav aria-label={label} className={cx(classes.menu)}>
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          {...(onNavigate && { onNavigate })}
          {...(onToggle && { onToggle })}
        />
      ))}
    </nav>
  );
}
