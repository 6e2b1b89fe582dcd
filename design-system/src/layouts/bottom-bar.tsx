import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import classes from './bottom-bar.module.css';

/** `primary` is the one thing to do; at most one. `only` names for whom it is while nobody knows who looks (`data-only`). */
export type BottomBarItem = {
  href: string;
  title: string;
  icon: ReactNode;
  active?: boolean;
  primary?: boolean;
  only?: string | undefined;
};

export type BottomBarProps = { label: string; items: readonly BottomBarItem[]; onNavigate?: Navigate };

/** The ways through the site where the thumb is, below 64rem; at most five. Above, the top bar has them. */
export function BottomBar({ label, items, onNavigate }: BottomBarProps) {
  return (
    <nav aria-label={label} className={cx(classes.bar)}>
      <ul className={classes.items}>
        {items.map(({ href, title, icon, active, primary, only }) => (
          <li key={href} data-only={only} className={classes.item}>
            <Link
              href={href}
              onNavigate={onNavigate}
              aria-current={active ? 'page' : undefined}
              className={cx(classes.link, primary && classes.primary)}
            >
              <span className={classes.icon} aria-hidden>
                {icon}
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
