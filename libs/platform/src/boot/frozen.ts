let isHeld = false;

/** Whether time stands still at the moment the page was written: while it is drawn, and drawn again to take it over. */
export const isFrozen = (): boolean => isHeld;

/** Holds the clock while the page that the server drew is taken over, so that both draw the same. */
export function holdTime(held: boolean): void {
  isHeld = held;
}
