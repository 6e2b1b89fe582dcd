import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './banner.module.css';

/**
 * `floating` stands at the foot of the window (cookie notice); `strip` across the top (entered as a user); `inline` above
 * what it tells of; `corner` quietly in a corner, under all that asks for an answer.
 */
export type BannerProps = {
  kind: 'floating' | 'strip' | 'inline' | 'corner';
  label: string;
  tone?: 'neutral' | 'warning';
  icon?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** A notice that stays until answered, as a named region. */
export function Banner({ kind, label, tone = 'neutral', icon, children, actions }: BannerProps) {
  return (
    <section aria-label={label} className={cx(classes.banner, classes[kind], classes[tone])}>
      {icon}
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
