/** The life of a theory's poll, in order. */
export const POLL_STATES = ['draft', 'scheduled', 'open', 'closed', 'resolved', 'archived'] as const;

/** One of POLL_STATES. */
export type PollState = (typeof POLL_STATES)[number];

/**
 * From each state, those an administrator may put a poll in. Votes are counted from `open` on, so nothing leads back
 * to a draft from there; a closed poll may be opened again until its answer is known, and a wrong answer withdrawn.
 */
export const POLL_TRANSITIONS: Readonly<Record<PollState, readonly PollState[]>> = {
  draft: ['scheduled', 'open', 'archived'],
  scheduled: ['draft', 'open', 'archived'],
  open: ['closed'],
  closed: ['open', 'resolved', 'archived'],
  resolved: ['closed', 'archived'],
  archived: [],
};

/** A poll as far as its state depends on the clock; null bounds mean that only an administrator moves it. */
export interface PollSchedule {
  readonly state: PollState;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Whether an administrator may move a poll from one state to the other. */
export function canTransition(from: PollState, to: PollState): boolean {
  return POLL_TRANSITIONS[from].includes(to);
}

/**
 * The state in force at `now`, a pure function of the clock: from `opensAt` on a scheduled poll is open, from `closesAt`
 * on an open one is closed. Thus no vote is taken after the close even if no job has written the new state yet.
 */
export function pollStateAt(poll: PollSchedule, now: Date): PollState {
  const { state, opensAt, closesAt } = poll;
  const isOpen = state === 'open' || (state === 'scheduled' && opensAt !== null && now >= opensAt);
  if (!isOpen) return state;
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
}

/** Whether a vote may be cast or changed at `now`. */
export function acceptsVotes(poll: PollSchedule, now: Date): boolean {
  return pollStateAt(poll, now) === 'open';
}

/** Whether the public may see a poll in this (effective) state. */
export function isVisible(state: PollState): boolean {
  return state === 'open' || state === 'closed' || state === 'resolved';
}
