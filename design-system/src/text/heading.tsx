import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './text.module.css';

/** The level says the place in the outline; the size says the look, and follows the level unless given. */
export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  level: 1 | 2 | 3 | 4;
  size?: 's' | 'm' | 'l' | 'xl';
};

const sizeOfLevel = { 1: 'l', 2: 'm', 3: 's', 4: 's' } as const;

/** A title in Bricolage Grotesque. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={cx(classes.heading, classes[size], className)} />;
}
