import type { ErrorCode } from '../errors/codes.ts';

/** What the second of two people who take a step may be told, beside SECOND_FACTOR_NEEDED. */
export const SECOND_PERSON = [
  'SECOND_PERSON_NEEDED',
  'SECOND_PERSON_INVITED',
  'ACCOUNT_NEWER',
] as const satisfies readonly ErrorCode[];
