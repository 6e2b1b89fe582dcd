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

/** Whether a draw has a page: with a date, or cancelled when its list was public already. */
export const hasPage = ({
  state,
  commitmentHash,
}: {
  state: string;
  commitmentHash: Uint8Array | null;
}): boolean =>
  [...AHEAD, ...PUBLISHED].some((one) => one === state) || (state === 'cancelled' && commitmentHash !== null);
