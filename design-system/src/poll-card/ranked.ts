import type { PollCardPoll, PollOption } from './poll-card-types.ts';

/**
 * The results in the order they are read: the right answer first, then by votes, for a long list scrolls and what matters must
 * not have to be looked for. The answers to choose from stay as they were put, or they would move under the finger.
 */
export function ranked({ type, options, correctOptionId }: PollCardPoll): readonly PollOption[] {
  if (type !== 'multiple') return options;
  const isRight = ({ id }: PollOption) => Number(id === correctOptionId);
  return options.toSorted(
    (left, right) => isRight(right) - isRight(left) || (right.votes ?? 0) - (left.votes ?? 0),
  );
}
