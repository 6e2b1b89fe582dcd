import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import classes from './public-layout.module.css';

/** `topBar` is left out on the age-gate page. `strip` stands above everything (entered as a user). */
export type PublicLayoutProps = {
  skipLabel: string;
  topBar?: ReactNode;
  strip?: ReactNode;
  footer?: ReactNode;
  /** On a telephone, within the thumb's reach. */
  bottomBar?: ReactNode;
  /** The cookie notice. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The visitor's frame: top bar, the page in `<main id="conteudo">`, footer, bottom bar, cookie notice. */
export function PublicLayout(props: PublicLayoutProps) {
  const { skipLabel, topBar, strip, footer, bottomBar, banner, children } = props;
  return (
    <div className={cx(classes.layout)}>
      <SkipLink target="conteudo">{skipLabel}</SkipLink>
      {strip}
      {topBar}
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer}
      {bottomBar}
      {banner}
    </div>
  );
}
