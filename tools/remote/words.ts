import type { BuildRevision } from '@fio/contracts/admin/remotes';

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

/** Enough of a commit's name to find it. */
const SHORT = 9;

/** Which commit a build is of, on one line. */
export function commitText(revision: BuildRevision | null): string {
  if (!revision) return 'of no known commit';
  const { commit, subject, author, isDirty } = revision;
  return `${commit.slice(0, SHORT)}${isDirty ? ' with changes not committed' : ''} ${subject} (${author})`;
}
