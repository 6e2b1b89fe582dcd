import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { cx } from '../internal/cx.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import classes from './win-dialog.module.css';

/** `kicker` is the cry, `title` the prize, `steps` what happens next, in three lines. */
export type WinDialogProps = {
  opened: boolean;
  onClose: () => void;
  closeLabel: string;
  kicker: string;
  title: string;
  description?: string;
  picture?: PictureSource | null;
  stepsTitle: string;
  steps: readonly string[];
  /** Share first, then the way on; mark the one that begins with the focus by `data-autofocus`. */
  actions: ReactNode;
  /** More that came with it, below the steps. */
  children?: ReactNode;
};

/** A thread that comes in from the left, knots around the prize and leaves to the right. */
const Knot = () => (
  <svg className={classes.knot} viewBox="0 0 1440 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path
      pathLength={1}
      d="M-20 214 C 220 150, 380 262, 560 212 C 700 172, 706 40, 790 52 C 872 64, 858 226, 744 252 C 628 278, 560 118, 664 76 C 770 34, 868 168, 940 196 C 1080 250, 1240 150, 1460 196"
    />
  </svg>
);

/** The loudest moment of the product: a win, over the whole screen. Needs MantineRoot above. */
export function WinDialog(props: WinDialogProps) {
  const { opened, onClose, closeLabel, kicker, title, description, picture, actions, children } = props;
  const { stepsTitle, steps } = props;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen
      lockScroll={false}
      // A win is always night: the prize and the thread shine out of it.
      attributes={{ header: { role: 'presentation' }, content: { 'data-theme': 'dark' } }}
      transitionProps={{ transition: 'fade', duration: 250 }}
      classNames={{
        inner: cx(classes.inner),
        content: classes.content,
        header: classes.header,
        title: classes.kicker,
        body: classes.body,
        close: classes.close,
      }}
    >
      <Modal.Content>
        <Modal.Header role="presentation">
          <Modal.Title>{kicker}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} />
        </Modal.Header>
        {/* It may scroll, and then by keyboard too. */}
        <Modal.Body tabIndex={0}>
          <div className={classes.stage}>
            <Knot />
            <div className={classes.prize}>
              {picture ? (
                <Picture
                  picture={picture}
                  sizes="(min-width: 48em) 26rem, 70vw"
                  className={classes.picture}
                />
              ) : (
                <IconGift className={classes.gift} aria-hidden />
              )}
            </div>
          </div>
          <div className={classes.words}>
            <p className={classes.title}>{title}</p>
            {description && <p className={classes.description}>{description}</p>}
            <h2 className={classes.next}>{stepsTitle}</h2>
            <ol className={classes.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {children}
          </div>
        </Modal.Body>
        <div className={classes.actions}>{actions}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
