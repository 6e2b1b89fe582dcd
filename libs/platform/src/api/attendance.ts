/** What a person does to a page, and no page by itself. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;
/** Without a sign for so long nobody is there. */
const AWAY_MS = 60_000;

/** When there was a sign last, in milliseconds; a page that has just been opened has one. */
let lastSign = Date.now();

/** Watches for signs of life, from here to the end of the page. */
export function watchAttendance(): void {
  lastSign = Date.now();
  const note = () => {
    lastSign = Date.now();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** Whether what the page asks for now may be a person's doing: a page that refreshes by itself is no use of a session. */
export const isAttended = (): boolean => Date.now() - lastSign < AWAY_MS;
