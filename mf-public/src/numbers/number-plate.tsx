import type { ReactNode } from 'react';
import classes from './number-plate.module.css';

/** A lucky number as printed. A void one is struck through, which `voidLabel` says in words. */
export function NumberPlate({
  children,
  voidLabel,
}: {
  children: ReactNode;
  voidLabel?: string | undefined;
}) {
  return (
    <span className={classes['plate']} data-void={voidLabel === undefined ? undefined : true}>
      {voidLabel === undefined ? children : <s>{children}</s>}
      {voidLabel !== undefined && <small>{voidLabel}</small>}
    </span>
  );
}
