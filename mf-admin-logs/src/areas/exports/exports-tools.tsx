import { useLiveExports } from './use-live-exports.ts';

/** Nothing to press: it keeps what is under way up to date while the list is open. */
export function ExportsTools() {
  useLiveExports();
  return null;
}
