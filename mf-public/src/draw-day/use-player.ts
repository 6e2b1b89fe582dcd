import { useEffect, useRef, useState } from 'react';

/** Between two steps that come by themselves, in milliseconds: time enough to read one. */
export const PACE = 1_500;

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export interface Player {
  /** So many steps are shown. */
  readonly shown: number;
  readonly isPlaying: boolean;
  /** Whether who watches chose this step themselves: then it is said aloud whatever it is. */
  readonly isChosen: boolean;
  /** Whether who watches sees it again, at their own pace. */
  readonly isGuided: boolean;
  /** From here on, or from the beginning where all is shown. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Shows so many, and stands still. */
  readonly goTo: (step: number) => void;
}

/**
 * Shows steps one after the other. Whoever comes late sees all there are; what comes while one watches follows by itself,
 * all at once where no motion is wanted. Who has gone back stays where they are.
 *
 * @param total steps there are by now.
 * @param isSettled whether all that there is at the beginning has been read: until then nothing counts as new.
 */
export function usePlayer(total: number, isSettled: boolean): Player {
  const [shown, setShown] = useState(total);
  const [mode, setMode] = useState<'following' | 'playing' | 'paused'>('following');
  const [isChosen, setChosen] = useState(false);
  const [isCaughtUp, setCaughtUp] = useState(isSettled);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  if (!isCaughtUp && shown !== total) setShown(total);
  if (!isCaughtUp && isSettled) setCaughtUp(true);
  const isBehind = isCaughtUp && mode !== 'paused' && shown < total;
  useEffect(() => {
    if (!isBehind) return;
    // What comes after a quiet time is shown at once, the others in their turn.
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now();
        setShown((before) => (mode === 'following' && prefersStill() ? total : before + 1));
      },
      Math.max(0, shownAt.current + PACE - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [isBehind, mode, shown, total]);
  return {
    shown: Math.min(shown, total),
    isPlaying: mode !== 'paused' && shown < total,
    isChosen,
    isGuided: isChosen || mode === 'playing',
    play: () => {
      shownAt.current = performance.now() - PACE / 2;
      setCaughtUp(true);
      setChosen(false);
      setMode('playing');
      if (shown >= total) setShown(0);
    },
    pause: () => setMode('paused'),
    goTo: (step) => {
      const next = Math.max(0, Math.min(step, total));
      setShown(next);
      setCaughtUp(true);
      setChosen(true);
      setMode(next >= total ? 'following' : 'paused');
    },
  };
}
