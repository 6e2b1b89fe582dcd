import { useState } from 'react';
import type { ReactNode } from 'react';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { IconButton } from '../button/icon-button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import { Brand } from './brand.tsx';
import classes from './top-bar.module.css';

/** `active` marks the page one is on. */
export type TopBarLink = { href: string; title: string; active?: boolean };

/** `actions` stands at the right at every width: sign in, register or the person's own menu. */
export type TopBarProps = {
  brand: string;
  homeHref: string;
  links: readonly TopBarLink[];
  actions?: ReactNode;
  onNavigate?: Navigate;
  labels: { navigation: string; openMenu: string; closeMenu: string; menu: string };
};

/** The public top bar: links in a row from 64rem, in a drawer below; one link alone needs no drawer, the brand leads home. */
export function TopBar({ brand, homeHref, links, actions, onNavigate, labels }: TopBarProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const list = (className: string | undefined) => (
    <ul className={className}>
      {links.map(({ href, title, active }) => (
        <li key={href} onClick={close}>
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
  );
  return (
    <header className={cx(classes.bar)}>
      {links.length > 1 && (
        <span className={classes.toggle}>
          <IconButton label={labels.openMenu} aria-expanded={opened} onClick={() => setOpened(true)}>
            <IconMenu2 />
          </IconButton>
        </span>
      )}
      <Link href={homeHref} onNavigate={onNavigate} className={classes.home}>
        <Brand>{brand}</Brand>
      </Link>
      <nav aria-label={labels.navigation} className={classes.navigation}>
        {list(classes.links)}
      </nav>
      <div className={classes.actions}>{actions}</div>
      <Drawer opened={opened} onClose={close} title={labels.menu} closeLabel={labels.closeMenu}>
        <nav aria-label={labels.menu}>{list(classes.stacked)}</nav>
      </Drawer>
    </header>
  );
}
