import type { SCHEDULE_STATES } from '@fio/contracts/admin/prize-schedules';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { usePrizeSchedulesWords } from './words.ts';

type State = (typeof SCHEDULE_STATES)[number];
const TONES: Record<State, ChipTone> = {
  committed: 'info',
  running: 'success',
  ended: 'warning',
  revealed: 'neutral',
};

export function ScheduleState({ state }: { state: State }) {
  const t = usePrizeSchedulesWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
