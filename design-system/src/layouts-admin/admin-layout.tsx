import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import { cx } from '../internal/cx.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { useAdminScale } from './auth-layout.tsx';
import classes from './admin-layout.module.css';

/** `topBar` gets the drawer's state and its toggle. `strip` stands above everything. */
export type AdminLayoutProps = {
  skipLabel: string;
  drawer: ReactNode;
  topBar: (menu: { opened: boolean; toggle: () => void }) => ReactNode;
  strip?: ReactNode;
  /** Changes when the page does, so that the drawer over a narrow page closes. */
  pageKey: string;
  labels: { menu: string; closeMenu: string };
  children: ReactNode;
};

const wide = () => window.matchMedia('(min-width: 64rem)').matches;

/**
 * The back office's frame: a drawer 260 px wide that starts open and toggles, a top bar 58 px high,
 * the page in `<main id="conteudo">`. Below 64rem the same drawer lies over the page and starts closed.
 */
export function AdminLayout({
  skipLabel,
  drawer,
  topBar,
  strip,
  pageKey,
  labels,
  children,
}: AdminLayoutProps) {
  useAdminScale();
  const [aside, setAside] = useState(true);
  const [over, setOver] = useState(false);
  useEffect(() => setOver(false), [pageKey]);
  const toggle = () => (wide() ? setAside(!aside) : setOver(!over));
  return (
    <div className={cx(classes.layout, aside && classes.open)}>
      <SkipLink target="conteudo">{skipLabel}</SkipLink>
      <div className={classes.top}>
        {strip}
        {topBar({ opened: aside, toggle })}
      </div>
      <div className={classes.aside} hidden={!aside}>
        {drawer}
      </div>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Drawer opened={over} onClose={() => setOver(false)} title={labels.menu} closeLabel={labels.closeMenu}>
        {drawer}
      </Drawer>
    </div>
  );
}
