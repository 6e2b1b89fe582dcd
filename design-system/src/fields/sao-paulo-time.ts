let wallFormat: Intl.DateTimeFormat | undefined;

/** Made when it is first asked for: every form has this module, and few have a moment in them. */
const wallText = (date: Date) =>
  (wallFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })).format(date);

/** An ISO instant as São Paulo's wall time, 'YYYY-MM-DDTHH:mm'; '' for '' or an invalid instant. */
export const instantToWall = (instant: string): string => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : wallText(date).replace(' ', 'T').slice(0, 16);
};

/**
 * São Paulo's wall time ('YYYY-MM-DDTHH:mm') as an ISO instant; '' for ''. Intl and not Temporal, which
 * not every browser has: the offset is found by guessing UTC and correcting by the difference, twice,
 * which is right on both sides of a change of offset.
 */
export const wallToInstant = (wall: string): string => {
  const wanted = Date.parse(`${wall}Z`);
  if (Number.isNaN(wanted)) return '';
  const correct = (guess: number) =>
    guess + wanted - Date.parse(`${instantToWall(new Date(guess).toISOString())}Z`);
  return new Date(correct(correct(wanted))).toISOString();
};
