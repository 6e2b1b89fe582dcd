/** Why an import failed: its worker was heard of no more, time after time (`lost`), or an error of ours (`fault`). */
export const IMPORT_FAILURES = ['lost', 'fault'] as const;

/** One of IMPORT_FAILURES. */
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
