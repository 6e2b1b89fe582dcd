import { useEffect } from 'react';
import { polls, type PollResults, type PollView } from '@fio/contracts/public/polls';
import { shows } from '@fio/contracts/public/shows';
import { queryClient, queryKey, useApiQuery } from '@fio/platform/api';
import { newest } from './results.ts';

/** With results at most 1 s old on the server, another visitor's vote shows within 2 s. */
const EVERY_MS = 900;

/** Puts results where the card of this poll reads them. */
export const recordResults = (results: PollResults): void =>
  void queryClient.setQueryData(queryKey(polls.results, { params: { id: results.pollId } }), results);

const refreshPages = (): void => {
  for (const read of [shows.home, shows.show])
    void queryClient.invalidateQueries({ queryKey: [read.strategy, `${read.method} ${read.path}`] });
};

/**
 * A poll's results, followed while `following`; the query library stops asking while the tab is hidden. When
 * the theory has closed or was resolved meanwhile, the page's data is read again.
 */
export function useLiveResults(poll: PollView, following: boolean): PollResults {
  const { data } = useApiQuery(
    polls.results,
    { params: { id: poll.id } },
    { enabled: following, refetchInterval: following && EVERY_MS, staleTime: EVERY_MS, quiet: true },
  );
  const results = newest(poll, data);
  const moved = results.state !== poll.state;
  useEffect(() => {
    if (moved) refreshPages();
  }, [moved]);
  return results;
}
