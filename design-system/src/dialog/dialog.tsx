import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useFocusHome } from './use-focus-home.ts';
import { useSuppressedKeys } from './use-suppressed-keys.ts';
import classes from './dialog.module.css';

/**
 * `width` in px. `closeable` shows the cross (named `closeLabel`); `persistent` ignores Escape and the
 * backdrop. A dialog that is neither closeable nor dismissable must offer a way out in its children. `veil` stands over
 * every other dialog, which it leaves open, and nothing behind it can be read or reached by a key. `sheet` stands at the
 * foot of a telephone's screen, where the thumb is; on a wider one it is a dialog like the others.
 */
export type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  width?: number;
  closeable?: boolean;
  persistent?: boolean;
  /** Lies over whatever other dialog is open. */
  above?: boolean;
  veil?: boolean;
  sheet?: boolean;
  children: ReactNode;
};

/** Over other dialogs (200) and the questions they ask; under toasts. */
const VEIL_LAYER = 300;

/** A dialog over the page: focus goes in, stays in, and returns to where it was, or to `main`. Needs MantineRoot above. */
export function Dialog(props: DialogProps) {
  const {
    opened,
    onClose,
    title,
    closeLabel,
    width = 480,
    closeable = true,
    persistent = false,
    above = false,
    veil = false,
    sheet = false,
    children,
  } = props;
  useSuppressedKeys(veil && opened);
  const content = useFocusHome(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      lockScroll={false}
      {...(above && { zIndex: 'calc(var(--mantine-z-index-modal) + 1)' })}
      {...(veil && { zIndex: VEIL_LAYER })}
      closeOnEscape={!persistent}
      closeOnClickOutside={!persistent}
      // A header inside a dialog is no banner of the page, though the element would say so.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{
        inner: cx(classes.inner, sheet && classes.sheet),
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        overlay: cx(classes.overlay, veil && classes.veil),
        close: classes.close,
      }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        {/* A header of the dialog: outside of one it would be taken for a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {closeable && <Modal.CloseButton aria-label={closeLabel} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
