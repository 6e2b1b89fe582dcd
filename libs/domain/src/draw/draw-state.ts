/** The life of a draw (product/domain.md, 3.11). */
export const DRAW_STATES = [
  'draft',
  'scheduled',
  'frozen',
  'extraction_recorded',
  'confirmed',
  'calculated',
  'reviewed',
  'published',
  'accounted',
  'postponed',
  'cancelled',
] as const;

/** One of DRAW_STATES. */
export type DrawState = (typeof DRAW_STATES)[number];

/**
 * From each state, those a draw may pass to. A second person whose prizes differ sends the extraction back; a review may
 * send the calculation back; nothing leads back from what was published. `postponed` waits for the next extraction with
 * its list as it is. A trigger of the database holds the same table.
 */
export const DRAW_TRANSITIONS: Readonly<Record<DrawState, readonly DrawState[]>> = {
  draft: ['scheduled', 'cancelled'],
  scheduled: ['draft', 'frozen', 'cancelled'],
  frozen: ['extraction_recorded', 'postponed', 'cancelled'],
  postponed: ['frozen', 'cancelled'],
  extraction_recorded: ['frozen', 'confirmed', 'postponed'],
  confirmed: ['calculated'],
  calculated: ['reviewed', 'confirmed'],
  reviewed: ['published', 'calculated'],
  published: ['accounted'],
  accounted: [],
  cancelled: [],
};

/** Whether a draw may pass from one state to the other. */
export function canMoveDraw(from: DrawState, to: DrawState): boolean {
  return DRAW_TRANSITIONS[from].includes(to);
}
