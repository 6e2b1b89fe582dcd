import type { BindingEvent, LoggedWinner, WinnerState } from '@fio/domain';
import type { WinnerRecord } from './winner-record.ts';

/** The number, never the person: the log is for everyone, and for good. */
const loggedOf = ({ prize, unit, rank, series, number }: WinnerRecord): LoggedWinner => ({
  prize: prize.position,
  unit,
  rank,
  series,
  number,
});

/** A computed winner who leaves. Why is a text of staff's about a person, and not for everyone. */
export const winnerOut = (before: WinnerRecord, to: WinnerState): BindingEvent => ({
  type: 'winner_out',
  draw: before.prize.drawId,
  winner: loggedOf(before),
  to,
});

/** The surrogate in whose place; `surrogate` as it was while it waited. */
export const winnerSubstituted = (out: WinnerRecord, surrogate: WinnerRecord): BindingEvent => ({
  type: 'winner_substituted',
  draw: out.prize.drawId,
  out: loggedOf(out),
  in: { ...loggedOf(surrogate), unit: out.unit },
});
