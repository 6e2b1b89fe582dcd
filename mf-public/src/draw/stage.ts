import type { DrawState } from '@fio/domain/draw/draw-state';
import type { ChipTone } from '@fio/design-system/chip';

/** How far a draw is, as a visitor needs to know it. */
export type Stage = 'upcoming' | 'closed' | 'checking' | 'postponed' | 'cancelled' | 'published';

const STAGES: Readonly<Record<DrawState, Stage>> = {
  draft: 'upcoming',
  scheduled: 'upcoming',
  frozen: 'closed',
  extraction_recorded: 'checking',
  confirmed: 'checking',
  calculated: 'checking',
  reviewed: 'checking',
  published: 'published',
  accounted: 'published',
  postponed: 'postponed',
  cancelled: 'cancelled',
};

/** The stage of a state of a draw. */
export const stageOf = (state: DrawState): Stage => STAGES[state];

/** The tone of a stage's chip. */
export const STAGE_TONES: Readonly<Record<Stage, ChipTone>> = {
  upcoming: 'info',
  closed: 'info',
  checking: 'info',
  postponed: 'warning',
  cancelled: 'error',
  published: 'success',
};
