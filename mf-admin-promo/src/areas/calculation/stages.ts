import type { DrawState } from '@fio/domain/draw/draw-state';
import type { StepState } from '@fio/design-system/steps';
import type { CalculationDetail } from './calculation-detail.ts';

/** The way of a calculation, in the order of the wizard, each with the state a draw is in once it is done. */
export const STAGES = [
  { id: 'define', done: 'scheduled' },
  { id: 'freeze', done: 'frozen' },
  { id: 'record', done: 'extraction_recorded' },
  { id: 'confirm', done: 'confirmed' },
  { id: 'run', done: 'calculated' },
  { id: 'review', done: 'reviewed' },
  { id: 'publish', done: 'published' },
  { id: 'account', done: 'accounted' },
] as const satisfies readonly { readonly id: string; readonly done: DrawState }[];

export type StageId = (typeof STAGES)[number]['id'];
type Event = CalculationDetail['events'][number];

const placeAfter = (state: DrawState): number => STAGES.findIndex(({ done }) => done === state) + 1;

/** Where the draw stands: the stage that comes next. One that was called off stands where it was. */
function placeOf({ state, events }: Pick<CalculationDetail, 'state' | 'events'>): number {
  if (state === 'postponed') return placeAfter('frozen');
  if (state !== 'cancelled') return placeAfter(state);
  const before = events.findLast(({ to }) => to === 'cancelled')?.from ?? 'draft';
  return placeAfter(before === 'postponed' ? 'frozen' : before);
}

export interface Stage {
  readonly id: StageId;
  readonly state: StepState;
  /** Of one that is done: when, and by whom. */
  readonly event?: Event;
}

/** Every stage with how it stands. */
export function stagesOf(draw: Pick<CalculationDetail, 'state' | 'events'>): readonly Stage[] {
  const here = placeOf(draw);
  const now: StepState =
    draw.state === 'postponed' ? 'paused' : draw.state === 'cancelled' ? 'stopped' : 'current';
  return STAGES.map(({ id, done }, index): Stage => {
    if (index > here) return { id, state: 'waiting' };
    if (index === here) return { id, state: now };
    // The list is frozen once; it is the extraction that comes back to that state.
    const find = id === 'freeze' ? 'find' : 'findLast';
    const event = draw.events[find](({ to }: Event) => to === done);
    return { id, state: 'done', ...(event && { event }) };
  });
}
