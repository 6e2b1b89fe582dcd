import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Brand } from '../layouts/brand.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import classes from './auth-layout.module.css';

/** `controls` holds the theme control. The page's own heading goes in `children`. */
export type AuthLayoutProps = {
  brand: string;
  skipLabel: string;
  controls?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** The frame of the admin's sign-in pages: one card in the middle. */
export function AuthLayout({ brand, skipLabel, controls, footer, children }: AuthLayoutProps) {
  useAdminScale();
  return (
    <div className={cx(classes.layout)}>
      <SkipLink target="conteudo">{skipLabel}</SkipLink>
      <header className={classes.header}>
        <Brand>{brand}</Brand>
        {controls}
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <div className={classes.card}>{children}</div>
      </main>
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}

/** Sets the admin type scale on the document for as long as an admin frame is shown, dialogs included. */
export function useAdminScale() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['scale'] = 'admin';
    return () => {
      delete root.dataset['scale'];
    };
  }, []);
}
