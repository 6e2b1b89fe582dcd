import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import { Brand } from './brand.tsx';
import classes from './top-bar.module.css';

/** `active` marks the page one is on. */
export type TopBarLink = { href: string; title: string; active?: boolean };

/** `actions` stands at the right at every width: sign in, register or what is one's own. */
export type TopBarProps = {
  brand: string;
  homeHref: string;
  links: readonly TopBarLink[];
  actions?: ReactNode;
  onNavigate?: Navigate;
  navigationLabel: string;
};

/** The public top bar: its links stand in a row from 64rem; below, the bottom bar has them. */
export function TopBar({ brand, homeHref, links, actions, onNavigate, navigationLabel }: TopBarProps) {
  return (
    <header className={cx(classes.bar)}>
      <Link href={homeHref} onNavigate={onNavigate} className={classes.home}>
        <Brand>{brand}</Brand>
      </Link>
      <nav aria-label={navigationLabel} className={classes.navigation}>
        <ul className={classes.links}>
          {links.map(({ href, title, active }) => (
            <li key={href}>
              <Link
                href={href}
                onNavigate={onNavigate}
                aria-current={active ? 'page' : undefined}
                className={classes.link}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}
