const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Asked again after as long as it has waited already: soon at first, then twice a day. */
const SOONEST = 5 * MINUTE;
const LATEST = 12 * HOUR;

/** When a claim of `sentAt` is asked about again, and whether it has waited so long that a person should decide. */
export function nextAsk(sentAt: Date, now: Date, waitDays: number): { askAt: Date; isOver: boolean } {
  const waited = now.getTime() - sentAt.getTime();
  const pause = Math.min(LATEST, Math.max(SOONEST, waited));
  return { askAt: new Date(now.getTime() + pause), isOver: waited >= waitDays * DAY };
}
