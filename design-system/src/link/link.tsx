import type { ComponentPropsWithRef } from 'react';
import { navigateOnClick } from '../internal/link.ts';
import type { Navigate } from '../internal/link.ts';

/** A plain anchor; `onNavigate` takes plain clicks over for the router. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string; onNavigate?: Navigate | undefined };

/** A link that works without JavaScript and navigates without a reload where a router is given. */
export function Link({ href, onNavigate, onClick, ...rest }: LinkProps) {
  return <a {...rest} href={href} onClick={onClick ?? navigateOnClick(href, onNavigate)} />;
}
