import { useEffect, useEffectEvent } from 'react';

/** Well within a lock's two minutes. */
const EVERY_MS = 40_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Keeps what lies on the desk as long as there are signs of life; who has gone for coffee gives it up. */
export function useLockKept(keep: () => Promise<void>): void {
  const kept = useEffectEvent(keep);
  useEffect(() => {
    let isAlive = false;
    const note = () => {
      isAlive = true;
    };
    const timer = setInterval(() => {
      if (!isAlive) return;
      isAlive = false;
      void kept();
    }, EVERY_MS);
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, []);
}
