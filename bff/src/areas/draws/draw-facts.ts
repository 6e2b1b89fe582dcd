import type { DrawState } from '@fio/domain';

/** The winners are known to all. */
export const PUBLISHED: readonly DrawState[] = ['published', 'accounted'];

/** A date is set, and nobody has won yet. */
export const AHEAD: readonly DrawState[] = [
  'scheduled',
  'frozen',
  'extraction_recorded',
  'confirmed',
  'calculated',
  'reviewed',
  'postponed',
];

/** A day as the database keeps it. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
