const DAY_MS = 86_400_000;

/** The calendar day so many days before `day`, both `YYYY-MM-DD`. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
