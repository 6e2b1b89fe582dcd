import type { PollState as State } from '@fio/domain/poll';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { usePollsWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  draft: 'neutral',
  scheduled: 'info',
  open: 'success',
  closed: 'warning',
  resolved: 'info',
  archived: 'neutral',
};

export function PollState({ state }: { state: State }) {
  const t = usePollsWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
