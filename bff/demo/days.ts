export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `days` from `now`; negative: ago. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/** The promotion of the demonstration, in days from now: what the regulation says and the draw goes by. */
export const CAMPAIGN = { start: -120, end: 90, draw: 104 } as const;
