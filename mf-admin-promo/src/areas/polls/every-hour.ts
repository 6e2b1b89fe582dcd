const HOUR_MS = 3_600_000;
const SHOWN = 48;

interface Hour {
  /** The beginning of the hour, an ISO instant. */
  readonly hour: string;
  readonly votes: number;
}

/** The hours up to the last with votes, at most 48, those without votes between them too: time has no gaps. */
export function everyHour(hours: readonly Hour[]): Hour[] {
  const first = hours[0];
  const last = hours.at(-1);
  if (!first || !last) return [];
  const known = new Map(hours.map(({ hour, votes }) => [Date.parse(hour), votes]));
  const end = Date.parse(last.hour);
  const start = Math.max(Date.parse(first.hour), end - (SHOWN - 1) * HOUR_MS);
  return Array.from({ length: (end - start) / HOUR_MS + 1 }, (_, index) => {
    const at = start + index * HOUR_MS;
    return { hour: new Date(at).toISOString(), votes: known.get(at) ?? 0 };
  });
}
