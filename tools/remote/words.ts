const KILOBYTE = 1000;

/** A size as people read it, of a file or of the difference between two. */
export const kilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(1)} kB`;

/** Minutes of São Paulo, where the campaign is. */
const minutes = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
export const moment = (instant: string): string => minutes.format(new Date(instant));
