import { VERSION_MONTHS } from '@fio/contracts';

/** Until when something that is on its way out is answered, as days of UTC: `2026-11-26`. */
export interface Notice {
  /** From then on nobody should begin with it. */
  readonly since: string;
  /** The earliest day on which it may be gone. */
  readonly sunset: string;
}

const GUIDE = '</api/docs/guides/versions>; rel="deprecation"; type="text/html"';

/** As RFC 9745 and RFC 8594 have it, with the page that says what to do. */
export const noticeHeaders = ({ since, sunset }: Notice): string[] => [
  ...['Deprecation', `@${Date.parse(since) / 1000}`],
  ...['Sunset', new Date(sunset).toUTCString()],
  ...['Link', GUIDE],
];

/** The day so many months after a day; that month's last where it has no such day. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  const at = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== at) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Of a version whose successor came on a day. */
export const noticeOf = (successor: string): Notice => ({
  since: successor,
  sunset: monthsAfter(successor, VERSION_MONTHS),
});
