import { hash, randomBytes } from 'node:crypto';

const BUCKET = /^[0-9a-f]{16}$/;
const RANGE = 2 ** 32;

/** What keeps a visitor with the builds they have: drawn by lot, it says nothing of who they are. */
export const drawBucket = (): string => randomBytes(8).toString('hex');

export const isBucket = (text: string): boolean => BUCKET.test(text);

/**
 * Whether a visitor is among the `percent` who get a canary. The same for as long as the canary runs, a growing share
 * keeps whom it has, and each build draws anew, so that it isn't always the same who try things out.
 */
export const isChosen = (bucket: string, build: string, percent: number): boolean =>
  Number.parseInt(hash('sha256', `${bucket} ${build}`, 'hex').slice(0, 8), 16) < (percent / 100) * RANGE;
