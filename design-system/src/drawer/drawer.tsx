import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import classes from './drawer.module.css';

/** `side` is where it comes from. The title names it and is shown. */
export type DrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  side?: 'left' | 'right';
  children: ReactNode;
};

/** A panel over the page, on the browser's own dialog: focus stays in it, Escape and the backdrop close it. */
export function Drawer({ opened, onClose, title, closeLabel, side = 'left', children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the effects of what stands inside, which may look for their place in it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === opened) return;
    if (opened) dialog.showModal();
    else dialog.close();
  }, [opened]);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className={cx(classes.drawer, classes[side])}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {opened && (
        <div className={classes.panel}>
          <header className={classes.header}>
            <span className={classes.title}>{title}</span>
            <IconButton label={closeLabel} onClick={onClose}>
              <IconX />
            </IconButton>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
