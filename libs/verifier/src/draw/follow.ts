import { below, Refusal } from '../reading/Refusal.ts';
import type { Accusations } from './accusations.ts';
import { type Change, change } from './Change.ts';
import { isEntryOf, type DrawEntry } from './draw-entries.ts';
import type { Seats } from './seats.ts';

/** What is told of those who won, and of those who wait. */
export const SEAT_ENTRIES: readonly string[] = [
  'disqualification_proposed',
  'disqualification_withdrawn',
  'winner_out',
  'winner_substituted',
  'prize_to_heirs',
];

function followOne(entry: DrawEntry, seats: Seats, accusations: Accusations): Change | null {
  const { place } = entry;
  const { at } = entry.said;
  if (isEntryOf(entry, 'disqualification_proposed')) {
    const { winner, reason, defenceUntil } = entry.said;
    seats.mustStay(winner, place);
    accusations.propose(entry);
    const why = `${reason}; defence_until ${defenceUntil}`;
    return change({ kind: entry.said.type, at, reason: why, out: winner, place });
  }
  if (isEntryOf(entry, 'disqualification_withdrawn')) {
    accusations.withdraw(entry);
    return change({ kind: entry.said.type, at, out: entry.said.winner, place });
  }
  if (isEntryOf(entry, 'winner_out')) {
    const { winner: out, to, reason = null, renunciationHash = null } = entry.said;
    seats.leave(out, { to, at, reason }, place);
    accusations.leave(entry);
    const why = reason === null ? to : `${to}: ${reason}`;
    const renounced = renunciationHash === null ? '' : '; defence_given_up';
    return change({ kind: 'out', at, reason: `${why}${renounced}`, out, place });
  }
  if (isEntryOf(entry, 'winner_substituted')) {
    const { out, in: entered } = entry.said;
    if (accusations.isOpen({ ...entered, unit: 0 }))
      throw new Refusal(below(place, 'in'), 'substitute_out_of_turn');
    seats.substitute(out, entered, place);
    return change({ kind: 'substituted', at, out, in: entered, place });
  }
  if (!isEntryOf(entry, 'prize_to_heirs')) return null;
  seats.inherit(entry.said.winner, place);
  return change({ kind: 'to_heirs', at, in: entry.said.winner, place });
}

/** Lets those leave and come in of whom the log tells, each in its turn. */
export const follow = (entries: readonly DrawEntry[], seats: Seats, accusations: Accusations): Change[] =>
  entries.flatMap((entry) => followOne(entry, seats, accusations) ?? []);
