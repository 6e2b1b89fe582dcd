import type { STAMPS } from '@fio/contracts/public/polls';
import type { PollDetail } from './poll-values.ts';

type Theory = Pick<PollDetail, 'type' | 'options'>;

/**
 * The stamp that goes with an answer: of a yes/no theory the first answer is yes. Null where the answer says nothing of it,
 * as one of several.
 */
export function stampOf({ type, options }: Theory, answer: string): (typeof STAMPS)[number] | null {
  const position = options.findIndex(({ id }) => id === answer);
  if (type !== 'yes_no' || position < 0) return null;
  return position === 0 ? 'confirmed' : 'denied';
}
