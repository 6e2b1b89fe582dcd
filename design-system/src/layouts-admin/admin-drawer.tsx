import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import { MenuIcon } from '../menu-icon/menu-icon.tsx';
import classes from './admin-drawer.module.css';

/** `icon` is a name MenuIcon knows. An entry with `onSelect` is a button (Sair), else a link. */
export type AdminDrawerEntry = {
  id: string;
  title: string;
  icon: string;
  href?: string;
  active?: boolean;
  onSelect?: () => void;
};

/** A group under its header: Administração, Promoção, Logs, Conta. */
export type AdminDrawerSection = { id: string; title: string; entries: readonly AdminDrawerEntry[] };

/** What the drawer takes; the entries are filtered by permission before they come here. */
export type AdminDrawerProps = {
  label: string;
  sections: readonly AdminDrawerSection[];
  onNavigate?: Navigate;
};

function Entry({ entry, onNavigate }: { entry: AdminDrawerEntry; onNavigate: Navigate | undefined }) {
  const inside = (
    <>
      <MenuIcon name={entry.icon} size={18} />
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
      href={entry.href ?? '#'}
      onNavigate={onNavigate}
      aria-current={entry.active ? 'page' : undefined}
      className={classes.entry}
    >
      {inside}
    </Link>
  );
}

/** The admin menu. */
export function AdminDrawer({ label, sections, onNavigate }: AdminDrawerProps) {
  const id = useId();
  return (
    <nav aria-label={label} className={cx(classes.menu)}>
      {sections.map((section) => (
        <div key={section.id} className={classes.section}>
          <p id={`${id}${section.id}`} className={classes.header}>
            {section.title}
          </p>
          <ul aria-labelledby={`${id}${section.id}`} className={classes.list}>
            {section.entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
