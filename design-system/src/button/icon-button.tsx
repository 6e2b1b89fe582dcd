import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import classes from './button.module.css';

/** A button's props, with the icon as the child and a name for those who don't see it. */
export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'fullWidth'> & {
  /** The accessible name and the tooltip. */
  label: string;
  children: ReactNode;
};

/** A square button with an icon only, quiet by default. Its target is never under 32 px. */
export function IconButton({ label, className, variant = 'quiet', ...rest }: IconButtonProps) {
  const props = {
    ...rest,
    variant,
    className: cx(classes.iconOnly, className),
    title: label,
    'aria-label': label,
  };
  return <Button {...(props as ButtonProps)} />;
}
