import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './text.module.css';

/** `as` is the element, `numeric` sets figures that line up. */
export type TextProps = ComponentPropsWithRef<'p'> & {
  as?: 'p' | 'span' | 'div' | 'small' | 'strong';
  size?: 'caption' | 'small' | 'body' | 'lead';
  tone?: 'text' | 'muted' | 'accent' | 'success' | 'warning' | 'error';
  numeric?: boolean;
};

/** Running text, never wider than 68 characters. */
export function Text({ as = 'p', size = 'body', tone = 'text', numeric, className, ...rest }: TextProps) {
  const Tag = as as 'p';
  return (
    <Tag
      {...rest}
      className={cx(
        classes.text,
        classes[size],
        classes[`tone-${tone}`],
        numeric && classes.numeric,
        className,
      )}
    />
  );
}
