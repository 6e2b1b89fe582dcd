import { format } from '@fio/platform/i18n';
import { useCommandsWords } from './words.ts';

const { t } = useCommandsWords;
const tenths = (value: number) => format.number(Math.round(value * 10) / 10);

/** How long after the beginning something happened: 0 s, 2,4 s, 75 s. */
export const offsetText = (milliseconds: number): string =>
  t('unit.seconds', { value: tenths(Math.max(0, milliseconds) / 1000) });

/** A length of time as people say it: 0,4 s, 12 s, 3 min 20 s. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 100) return t('unit.instant');
  const seconds = milliseconds / 1000;
  if (seconds < 60) return t('unit.seconds', { value: seconds < 10 ? tenths(seconds) : Math.round(seconds) });
  const whole = Math.round(seconds);
  return t('unit.minutes', { minutes: format.number(Math.floor(whole / 60)), seconds: whole % 60 });
}

const KILO = 1024;
const UNITS = ['unit.kilobytes', 'unit.megabytes', 'unit.gigabytes'] as const;

/** A size in the unit that leaves a short figure: 16 kB, 1,5 MB. */
export function sizeText(bytes: number): string {
  let value = bytes / KILO;
  let step = 0;
  for (; value >= KILO && step < UNITS.length - 1; step += 1) value /= KILO;
  return t(UNITS[step] ?? 'unit.kilobytes', {
    value: value < 10 ? tenths(value) : format.number(Math.round(value)),
  });
}
