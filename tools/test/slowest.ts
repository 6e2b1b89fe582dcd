import type { FileTime } from './Step.ts';

/** So many are shown of all that ran. */
const SHOWN = 10;

/** Rows of the files that took longest, those first. */
export const slowest = (files: readonly FileTime[]): string[][] =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => [`${seconds.toFixed(1)} s`, file]);
