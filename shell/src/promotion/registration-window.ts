import type { BootDocument } from '@fio/contracts/documents/boot';
import { promotionWindow, windowBound } from '@fio/domain/window';
import type { PromotionWindow } from '@fio/domain/window';

export interface RegistrationWindow extends PromotionWindow {
  /** The address asked for other dates: the page shows them, the server doesn't accept by them. */
  isPreview: boolean;
}

type Edge = Parameters<typeof windowBound>[1];
const instantOf = (text: string | null, edge: Edge) => (text === null ? null : windowBound(text, edge));

/** Whether an address asks for other dates than the configured ones. */
export function isPreview(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('register_start') || query.has('register_end');
}

/**
 * Whether registration is open now. `register_start` and `register_end` in the query take the place of the
 * configured instants (specification, section 4) as a preview.
 */
export function registrationWindow(
  { start, end }: BootDocument['windows']['register'],
  search: string,
  now: Date,
): RegistrationWindow {
  const query = new URLSearchParams(search);
  const from = query.get('register_start');
  const to = query.get('register_end');
  const state = promotionWindow(instantOf(from ?? start, 'start'), instantOf(to ?? end, 'end'), now);
  return { ...state, isPreview: isPreview(search) };
}
