import type { ReactNode } from 'react';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Brand } from '../layouts/brand.tsx';
import { Link } from '../link/link.tsx';
import classes from './admin-top-bar.module.css';

/** `user.type` is the type's ready word; `isSuper` adds the bolt. `controls` holds theme and language. */
export type AdminTopBarProps = {
  brand: string;
  homeHref: string;
  onNavigate?: Navigate;
  menu: { opened: boolean; toggle: () => void };
  user: { name: string; type: string; isSuper?: boolean; avatarSrc?: string };
  onLogout: () => void;
  controls?: ReactNode;
  labels: { toggleMenu: string; logout: string; superUser: string };
};

/** The back office's top bar: 58 px, site title, who is signed in, and the way out. */
export function AdminTopBar(props: AdminTopBarProps) {
  const { brand, homeHref, onNavigate, menu, user, onLogout, controls, labels } = props;
  return (
    <header className={cx(classes.bar)}>
      <IconButton label={labels.toggleMenu} aria-expanded={menu.opened} onClick={menu.toggle}>
        <IconMenu2 />
      </IconButton>
      <Link href={homeHref} onNavigate={onNavigate} className={classes.home}>
        <Brand>{brand}</Brand>
      </Link>
      <div className={classes.right}>
        {controls}
        <div className={classes.user}>
          <span className={classes.name}>{user.name}</span>
          <span className={classes.type}>
            {user.isSuper && <IconBolt size={14} role="img" aria-label={labels.superUser} />}
            {user.type}
          </span>
        </div>
        <IconButton label={labels.logout} onClick={onLogout}>
          <IconLogout />
        </IconButton>
        <Avatar src={user.avatarSrc} name={user.name} />
      </div>
    </header>
  );
}
