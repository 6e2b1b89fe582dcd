import { useEffect, useState } from 'react';
import { polls, type PollResults, type PollView } from '@fio/contracts/public/polls';
import { shows } from '@fio/contracts/public/shows';
import { theories } from '@fio/contracts/public/theories';
import { queryClient, useApiQuery } from '@fio/platform/api';
import { newest } from './results.ts';

/** Without a stream: with results at most 1 s old on the server, another visitor's vote shows within 2 s. */
const EVERY_MS = 900;

const refreshPages = (): void => {
  for (const read of [shows.home, shows.show, theories.all, theories.theory])
    void queryClient.invalidateQueries({ queryKey: [read.strategy, `${read.method} ${read.path}`] });
};

/** Whether the results come by the page's stream, which is loaded with the first theory that is followed. */
function useStream(pollId: string, following: boolean): boolean {
  const [streamed, setStreamed] = useState(true);
  useEffect(() => {
    if (!following) return;
    let end: (() => void) | null = null;
    let isOver = false;
    import('./live-stream.ts').then(
      ({ follow }) => {
        if (!isOver) end = follow(pollId, setStreamed);
      },
      () => setStreamed(false),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [pollId, following]);
  return streamed;
}

/**
 * A poll's results, followed while `following`: by the page's stream or, where there is none, by asking, which the
 * query library stops while the tab is hidden. When the theory has closed or was resolved meanwhile, the page's data
 * is read again.
 */
export function useLiveResults(poll: PollView, following: boolean): PollResults {
  const asking = !useStream(poll.id, following) && following;
  const { data } = useApiQuery(
    polls.results,
    { params: { id: poll.id } },
    { enabled: asking, refetchInterval: asking && EVERY_MS, staleTime: EVERY_MS, quiet: true },
  );
  const results = newest(poll, data);
  const moved = results.state !== poll.state;
  useEffect(() => {
    if (moved) refreshPages();
  }, [moved]);
  return results;
}
