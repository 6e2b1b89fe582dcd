import { adminSearch, FIND_FROM } from '@fio/contracts/admin/search';
import { useApiQuery } from '@fio/platform/api';
import { usePaused } from './use-paused.ts';

/** Long enough for a word to be typed. */
const PAUSE_MS = 200;

/** The records that a search finds, list by list. */
export function useRecords(query: string) {
  const typed = query.trim();
  const q = usePaused(typed, PAUSE_MS);
  const isAsked = q.length >= FIND_FROM;
  const { data, isFetching, isError } = useApiQuery(
    adminSearch.find,
    { query: { q } },
    { enabled: isAsked, quiet: true },
  );
  // Enter takes the first find: it must never be one of what was typed before.
  const isCurrent = isAsked && q === typed;
  return {
    groups: isCurrent ? (data?.groups ?? []) : [],
    isSearching: typed.length >= FIND_FROM && (isFetching || q !== typed),
    isError,
  };
}
