const LONGEST = 86_400_000;

/** How long a service asks to be left alone, in milliseconds, a day at most; null where it doesn't say (RFC 9110, 10.2.3). */
export function retryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : null;
  const wait = seconds === null ? Date.parse(header) - now.getTime() : seconds * 1_000;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST);
}
