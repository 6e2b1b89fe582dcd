import { leavesForSurrogate } from '@fio/domain';
import { isPublished, stateOf, successorOf, type WinnerRecord } from './winner-record.ts';

/** Whether somebody may come in for a winner: they are out, nobody has, and nothing is public. */
export const isReplaceable = (winner: WinnerRecord): boolean =>
  winner.unit > 0 &&
  leavesForSurrogate(stateOf(winner)) &&
  successorOf(winner) === undefined &&
  !isPublished(winner);
