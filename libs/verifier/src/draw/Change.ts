import type { Place } from '../reading/Refusal.ts';

/** A number in the prize and place it was drawn for. */
export interface Seat {
  /** Place of the prize in order of value, from 1. */
  readonly prize: number;
  /** 0 of a surrogate who waits. */
  readonly unit: number;
  readonly rank: number;
  readonly series: number | null;
  readonly number: number;
}

/** What went another way than was planned, or was found, as everyone may read it. */
export interface Change {
  readonly kind:
    | 'postponement_proposed'
    | 'postponement_withdrawn'
    | 'postponed'
    | 'extraction_void'
    | 'calculated_again'
    | 'sent_back'
    | 'disqualification_proposed'
    | 'disqualification_withdrawn'
    | 'out'
    | 'substituted'
    | 'to_heirs';
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason: string;
  /** Who disappears, and who enters. */
  readonly out: Seat | null;
  readonly in: Seat | null;
  readonly place: Place;
}

export const change = (told: Pick<Change, 'kind' | 'at' | 'place'> & Partial<Change>): Change => ({
  reason: '',
  out: null,
  in: null,
  ...told,
});
