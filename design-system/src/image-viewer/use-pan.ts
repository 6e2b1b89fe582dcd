import { type PointerEvent, useRef } from 'react';

/** Dragging moves what is seen of a box that scrolls; fingers do that by themselves. */
export function usePan() {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const stop = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const { scrollLeft: left, scrollTop: top } = event.currentTarget;
      from.current = { x: event.clientX, y: event.clientY, left, top };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      const { x, y, left, top } = from.current;
      event.currentTarget.scrollTo({ left: left - event.clientX + x, top: top - event.clientY + y });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
