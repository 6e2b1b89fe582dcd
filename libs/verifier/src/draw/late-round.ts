import type { Entry, SaidOf } from '../log/entries.ts';
import { timeOfRound } from './beacon.ts';

/** A round that came and wasn't told in time: no refusal, for relays may be down, and for everybody to ask about. */
export interface LateRound {
  /** Of its schedule. */
  readonly title: string;
  readonly round: number;
  /** When everybody could know it: ISO 8601, UTC. */
  readonly at: string;
  /** When the log told it, after the schedule had begun; null: it hasn't. */
  readonly toldAt: string | null;
}

/** Milliseconds: so long nobody makes anything of it. */
const PATIENCE = 3_600_000;

/** Whether something that was due at `due`, in milliseconds, should have been told by the log's last word. */
export const isOverdue = (due: number, entries: readonly Entry[]): boolean =>
  entries.some(({ said }) => Date.parse(said.at) >= due + PATIENCE);

/** Whether a schedule's round came into the log after its beginning, or isn't there by the log's last word. */
export function lateRound(promise: SaidOf<'prizes_committed'>, entries: readonly Entry[]): LateRound | null {
  const { beacon: named, title, schedule, startsAt } = promise;
  if (named === undefined) return null;
  const time = timeOfRound(named);
  const late = { title, round: named.round, at: new Date(time).toISOString() };
  const came = entries.find(({ said }) => said.type === 'prizes_beacon' && said.schedule === schedule)?.said;
  if (came) return Date.parse(came.at) > Date.parse(startsAt) ? { ...late, toldAt: came.at } : null;
  return isOverdue(time, entries) ? { ...late, toldAt: null } : null;
}
