import { type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from 'react';

interface Options {
  /** Its children are the rows, in their order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly onMove: (id: string, to: number) => void;
  readonly onDrop: (id: string) => void;
  /** Escape: everything goes back to where it was. */
  readonly onCancel: () => void;
}

/** A row gives way when the pointer has passed its middle: the dragged one stands after all that have. */
const placeAt = (list: HTMLElement, y: number, from: number): number =>
  [...list.children].filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;

/**
 * Dragging a row by its handle, with mouse, pen or finger. The window is listened to, for the handle itself moves in the
 * document while it is held. By keyboard there are buttons: see OrderRow.
 */
export function useDrag({ list, ids, onMove, onDrop, onCancel }: Options) {
  const [dragged, setDragged] = useState<string | null>(null);
  const now = useRef({ ids, onMove, onDrop, onCancel });
  useEffect(() => {
    now.current = { ids, onMove, onDrop, onCancel };
  });
  useEffect(() => {
    if (dragged === null) return;
    const move = (event: PointerEvent) => {
      if (!list.current) return;
      const from = now.current.ids.indexOf(dragged);
      const to = placeAt(list.current, event.clientY, from);
      if (to !== from) now.current.onMove(dragged, to);
    };
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const drop = () => {
      now.current.onDrop(dragged);
      setDragged(null);
    };
    const cancel = () => {
      now.current.onCancel();
      setDragged(null);
    };
    window.addEventListener('pointermove', move, listen);
    window.addEventListener('pointerup', drop, listen);
    window.addEventListener('pointercancel', cancel, listen);
    window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), listen);
    return () => stop.abort();
  }, [dragged, list]);
  const hold = (id: string) => (event: Press) => {
    if (event.button !== 0) return;
    // No text is marked on the way.
    event.preventDefault();
    setDragged(id);
  };
  return { dragged, hold };
}
