import { useState } from 'react';

/** How often the fitted size it is shown at, in steps. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;

/** What of a picture is seen: `zoom` 1 fits it into its frame, `turns` are quarters clockwise. */
export interface ImageView {
  readonly zoom: number;
  readonly turns: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly rotate: () => void;
  /** As it was at first. */
  readonly reset: () => void;
}

const START = { step: 0, turns: 0 };

/** The view of one picture, for a page that moves it by keys as well as by the viewer's own buttons. */
export function useImageView(): ImageView {
  const [{ step, turns }, setView] = useState(START);
  const by = (change: number) =>
    setView((view) => ({ ...view, step: Math.max(0, Math.min(ZOOMS.length - 1, view.step + change)) }));
  return {
    zoom: ZOOMS[step] ?? 1,
    turns,
    zoomIn: () => by(1),
    zoomOut: () => by(-1),
    rotate: () => setView((view) => ({ ...view, turns: (view.turns + 1) % 4 })),
    reset: () => setView(START),
  };
}
