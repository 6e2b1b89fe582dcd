import { API_VERSIONS, type ApiVersion } from '@fio/contracts';
import type { Change, Version } from './change.ts';

/** What each version changed of what the one before answers. Those without an entry don't compile. */
const CHANGES: Readonly<Record<ApiVersion, readonly Change[]>> = {
  // The first that is told: there is none before it.
  '2026-11-26': [],
};

/** Those that are answered, oldest first. */
export const ALL_VERSIONS: readonly Version[] = API_VERSIONS.map((date) => ({
  date,
  changes: CHANGES[date],
}));
