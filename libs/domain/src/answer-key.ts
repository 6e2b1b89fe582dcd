/** What an answer is chosen from. A 'yes_no' poll has yes first and no second. */
interface Answerable {
  readonly type: 'yes_no' | 'multiple';
  readonly options: readonly { readonly id: string }[];
}

const YES_NO = ['sim', 'nao'] as const;

/** Whether `text` can be the key of an answer; of which poll is not said. */
export const isAnswerKey = (text: string): boolean => /^(sim|nao|[1-9]\d?)$/.test(text);

/**
 * How an answer stands in a shared address: `sim` and `nao`, or its place counted from 1. It stays the same for good,
 * for options only grow once there is a vote. Undefined for an id that is none of the poll's.
 */
export function answerKey({ type, options }: Answerable, optionId: string): string | undefined {
  const index = options.findIndex(({ id }) => id === optionId);
  if (index === -1) return undefined;
  return type === 'yes_no' ? YES_NO[index] : String(index + 1);
}

/** The id of the option a shared address names, or undefined. */
export const answerOf = (poll: Answerable, key: string): string | undefined =>
  poll.options.find(({ id }) => answerKey(poll, id) === key)?.id;
