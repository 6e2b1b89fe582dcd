import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconZoomReset from '@tabler/icons-react/dist/esm/icons/IconZoomReset.mjs';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { fitted, type Size } from './fitted.ts';
import classes from './image-viewer.module.css';
import { usePan } from './use-pan.ts';
import type { ImageView } from './use-image-view.ts';

/** All labels are ready text; they may name the page's keys. */
export type ImageViewerProps = {
  src: string;
  alt: string;
  view: ImageView;
  labels: { zoomIn: string; zoomOut: string; rotate: string; reset: string };
  /** The picture is there to be looked at. */
  onShown?: (() => void) | undefined;
  className?: string;
};

const NOTHING: Size = { width: 0, height: 0 };

/** The room inside a box, as it changes; measured before anything is painted. */
function useFrameSize(box: RefObject<HTMLElement | null>): Size {
  const [frameSize, setFrameSize] = useState(NOTHING);
  useLayoutEffect(() => {
    if (!box.current) return;
    setFrameSize({ width: box.current.clientWidth, height: box.current.clientHeight });
    const observer = new ResizeObserver(([entry]) => entry && setFrameSize(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return frameSize;
}

/** What was in the middle stays in the middle when the picture grows or shrinks. */
function useMiddleKept(box: RefObject<HTMLElement | null>, { width, height }: Size): void {
  const before = useRef({ width, height });
  useLayoutEffect(() => {
    const { width: wide, height: high } = before.current;
    before.current = { width, height };
    const frame = box.current;
    if (!frame || wide === 0 || high === 0) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    frame.scrollLeft = ((scrollLeft + clientWidth / 2) / wide) * width - clientWidth / 2;
    frame.scrollTop = ((scrollTop + clientHeight / 2) / high) * height - clientHeight / 2;
  }, [box, width, height]);
}

/** A picture to be read closely: fitted at first, then enlarged, turned, and moved by dragging, scrolling or arrows. */
export function ImageViewer({ src, alt, view, labels, onShown, className }: ImageViewerProps) {
  const frame = useRef<HTMLElement>(null);
  const [natural, setNatural] = useState(NOTHING);
  const pan = usePan();
  const { box, image } = fitted(natural, useFrameSize(frame), view);
  useMiddleKept(frame, box);
  const buttons = [
    { label: labels.zoomIn, Icon: IconPlus, press: view.zoomIn },
    { label: labels.zoomOut, Icon: IconMinus, press: view.zoomOut },
    { label: labels.rotate, Icon: IconRotateClockwise, press: view.rotate },
    { label: labels.reset, Icon: IconZoomReset, press: view.reset },
  ];
  return (
    <div className={cx(classes.viewer, className)}>
      {/* Arrows scroll it once it has the focus. */}
      <section ref={frame} className={classes.frame} tabIndex={0} aria-label={alt} {...pan}>
        <div className={classes.box} style={{ ...box }}>
          <img
            src={src}
            alt={alt}
            draggable={false}
            className={classes.image}
            style={{ ...image, transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)` }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setNatural({ width, height });
              onShown?.();
            }}
          />
        </div>
      </section>
      <div className={classes.tools}>
        {buttons.map(({ label, Icon, press }) => (
          <IconButton key={label} size="sm" variant="secondary" label={label} onClick={press}>
            <Icon size={16} />
          </IconButton>
        ))}
      </div>
    </div>
  );
}
