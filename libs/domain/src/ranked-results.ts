interface Ranked<Option> {
  /** Yes stands before no, whatever came of it. */
  readonly type: 'yes_no' | 'multiple';
  readonly options: readonly Option[];
  readonly correctOptionId?: string | null | undefined;
}

/**
 * Results in the order they are read: the right answer first, then by votes, for a long list scrolls and what matters must not have
 * to be looked for. The answers to choose from stay as they were put, or they would move under the finger.
 */
export function rankedResults<Option extends { readonly id: string; readonly votes?: number }>({
  type,
  options,
  correctOptionId,
}: Ranked<Option>): readonly Option[] {
  if (type !== 'multiple') return options;
  const isRight = ({ id }: Option) => Number(id === correctOptionId);
  return options.toSorted(
    (left, right) => isRight(right) - isRight(left) || (right.votes ?? 0) - (left.votes ?? 0),
  );
}
