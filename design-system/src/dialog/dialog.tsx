import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './dialog.module.css';

/**
 * `width` in px. `closeable` shows the cross (named `closeLabel`); `persistent` ignores Escape and the
 * backdrop. A dialog that is neither closeable nor dismissable must offer a way out in its children.
 */
export type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  width?: number;
  closeable?: boolean;
  persistent?: boolean;
  children: ReactNode;
};

/** A dialog over the page: focus goes in, stays in, and returns to where it was. Needs MantineRoot above. */
export function Dialog(props: DialogProps) {
  const {
    opened,
    onClose,
    title,
    closeLabel,
    width = 480,
    closeable = true,
    persistent = false,
    children,
  } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered
      lockScroll={false}
      withCloseButton={closeable}
      closeOnEscape={!persistent}
      closeOnClickOutside={!persistent}
      closeButtonProps={{ 'aria-label': closeLabel }}
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{
        inner: cx(classes.inner),
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        overlay: classes.overlay,
        close: classes.close,
      }}
    >
      {children}
    </Modal>
  );
}
