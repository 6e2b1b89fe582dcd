import { polls, type PollResults } from '@fio/contracts/public/polls';
import { queryClient, queryKey } from '@fio/platform/api';

const keyOf = (pollId: string) => queryKey(polls.results, { params: { id: pollId } });

/** Puts results where the card of this poll reads them. */
export const recordResults = (results: PollResults): void =>
  void queryClient.setQueryData(keyOf(results.pollId), results);

/** The results put or fetched last, if any. */
export const recordedResults = (pollId: string): PollResults | undefined =>
  queryClient.getQueryData<PollResults>(keyOf(pollId));
