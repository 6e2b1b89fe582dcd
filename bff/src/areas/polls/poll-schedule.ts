import type { adminPolls } from '@fio/contracts';
import type { InputOf } from '../../core/crud/resource.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { type PollRecord, stateOf } from './poll-record.ts';

type Input = Pick<InputOf<typeof adminPolls>, 'opensAt' | 'closesAt'>;

const instant = (text: string | null) => (text === null ? null : new Date(text));
const isSame = (left: Date | null, right: Date | null) => left?.getTime() === right?.getTime();

/**
 * The window an editor wants, and the state that goes with it: an edit never opens, closes or reopens a theory, neither
 * at once nor by the clock. What the clock has already done is written down with it.
 */
export function scheduleOf(input: Input, found: PollRecord | null, now: Date) {
  const [opensAt, closesAt] = [instant(input.opensAt), instant(input.closesAt)];
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) {
    throw invalidField('closesAt', 'close_after_open', 'INVALID_DATE');
  }
  const state = found === null ? 'draft' : stateOf(found, now);
  if (found === null || state === 'draft') return { state, opensAt, closesAt };
  if (state === 'archived') throw new AppError('CONFLICT');
  const isStarted = state !== 'scheduled';
  if (isStarted ? !isSame(opensAt, found.opensAt) : opensAt === null || opensAt <= now) {
    throw invalidField('opensAt', 'date', 'INVALID_DATE');
  }
  const mayClose = closesAt === null || closesAt > now || isSame(closesAt, found.closesAt);
  if ((state === 'scheduled' || state === 'open') && !mayClose) {
    throw invalidField('closesAt', 'date', 'INVALID_DATE');
  }
  return { state, opensAt, closesAt };
}
