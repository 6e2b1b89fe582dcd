import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { navigateOnClick } from '../internal/link.ts';
import type { Navigate } from '../internal/link.ts';
import classes from './button.module.css';

/** primary: the one action of a view. secondary: beside it. quiet: in rows and bars. danger: destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Heights: sm 40/32, md 48/40 (public/admin), lg 56 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner over the text, keeps the width and the focus, ignores further presses. */
  loading?: boolean;
  /** Decorative, before the text. */
  icon?: ReactNode;
  fullWidth?: boolean;
};

type AsButton = Look & ComponentPropsWithRef<'button'> & { href?: undefined; onNavigate?: undefined };
type AsLink = Look &
  ComponentPropsWithRef<'a'> & { href: string; onNavigate?: Navigate | undefined; disabled?: undefined };

/** A native button's props, or with `href` a native link's. */
export type ButtonProps = AsButton | AsLink;

/** A button, `type="button"` unless said otherwise; with `href` it is a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    loading = false,
    icon,
    fullWidth,
    className,
    children,
    ...rest
  } = props;
  const looks = cx(classes.button, classes[variant], classes[size], fullWidth && classes.full, className);
  const content = (
    <>
      {loading && <span className={classes.spinner} aria-hidden />}
      <span className={cx(classes.content, loading && classes.hidden)}>
        {icon}
        {children}
      </span>
    </>
  );
  if (rest.href !== undefined) {
    const { onNavigate, onClick, disabled: _, ...link } = rest;
    return (
      <a {...link} className={looks} onClick={onClick ?? navigateOnClick(rest.href, onNavigate)}>
        {content}
      </a>
    );
  }
  const { onNavigate: _, href: __, onClick, type = 'button', ...button } = rest;
  return (
    <button
      {...button}
      type={type}
      className={looks}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {content}
    </button>
  );
}
