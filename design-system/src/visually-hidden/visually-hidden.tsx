import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './visually-hidden.module.css';

/** Text for those who don't see the page: read aloud, never painted, never in the way. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cx(classes.hidden, className)} />;
}
