import { cutOffOf } from './cut-off.ts';
import type { DrawState } from './draw-state.ts';

/**
 * How far the rehearsal (ensaio) of a draw goes, along DRAW_TRANSITIONS: never to the publication. A check of the database
 * holds the same list.
 */
export const REHEARSAL_STATES = [
  'scheduled',
  'frozen',
  'extraction_recorded',
  'confirmed',
  'calculated',
  'reviewed',
] as const satisfies readonly DrawState[];

/** One of REHEARSAL_STATES. */
export type RehearsalState = (typeof REHEARSAL_STATES)[number];

/** So many days after its last step a rehearsal is removed. */
export const REHEARSAL_DAYS = 14;

/** The states of a draw in which there is something to rehearse: what follows has begun in earnest, or is called off. */
const REHEARSED_IN: readonly DrawState[] = ['scheduled', 'frozen', 'postponed'];

/**
 * Whether a draw may be rehearsed: until the hour of its extraction (`lotteryDate` is YYYY-MM-DD), for from then on a
 * rehearsal would tell the result before it is certain. A trigger of the database holds the same.
 */
export const isRehearsable = (
  { state, lotteryDate }: { readonly state: DrawState; readonly lotteryDate: string },
  now: Date,
): boolean => REHEARSED_IN.includes(state) && now < cutOffOf(lotteryDate, 0);
