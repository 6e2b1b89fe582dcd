/**
 * The dated versions of the API that are answered, oldest first: each a heading of docs/api/CHANGELOG.md (one that changes no request and no
 * answer, such as new names of operations, makes no version), kept for
 * VERSION_MONTHS after the next one (docs/decisions/api.md). What each changed stands in bff/src/http/versions/.
 */
export const API_VERSIONS = ['2026-11-26'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];
export const NEWEST_VERSION = API_VERSIONS[API_VERSIONS.length - 1] as ApiVersion;

/** The promise: a version is answered so many months after its successor came. */
export const VERSION_MONTHS = 24;

/** By which a request names the version it speaks, and an answer the one it was given in. */
export const VERSION_HEADER = 'Fio-Version';
