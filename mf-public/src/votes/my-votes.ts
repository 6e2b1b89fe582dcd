import type { PollView } from '@fio/contracts/public/polls';
import { votes, type MyVote, type VoteReceipt } from '@fio/contracts/public/votes';
import { queryClient, queryKey, useApiQuery } from '@fio/platform/api';
import { useVisitor } from '@fio/platform/session';

type Mine = { items: MyVote[] };
const KEY = queryKey(votes.mine);

/** The option the signed-in visitor has voted for, if any. */
export function useMyOption(pollId: string): string | undefined {
  const visitor = useVisitor();
  const { data } = useApiQuery(votes.mine, {}, { enabled: visitor !== null, quiet: true, staleTime: 60_000 });
  if (!visitor) return undefined;
  return data?.items.find((vote) => vote.pollId === pollId)?.optionId;
}

/** Puts a counted vote where every card and the profile read it. */
export async function recordVote(poll: PollView, { optionId, votedAt }: VoteReceipt): Promise<void> {
  // An answer on its way may be from before this vote: it would take the vote away again.
  const asking = queryClient.isFetching({ queryKey: KEY }) > 0;
  if (asking) await queryClient.cancelQueries({ queryKey: KEY });
  queryClient.setQueryData<Mine>(KEY, (mine) => {
    const others = mine?.items.filter(({ pollId }) => pollId !== poll.id) ?? [];
    // What was held against the first answer is held against the changed one.
    const check = mine?.items.find(({ pollId }) => pollId === poll.id)?.check ?? null;
    return { items: [{ pollId: poll.id, optionId, votedAt, poll, hit: null, check }, ...others] };
  });
  if (asking) void queryClient.invalidateQueries({ queryKey: KEY });
}
