import type { SHOW_STATES } from '@fio/contracts/admin/shows';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useShowsWords } from './words.ts';

type State = (typeof SHOW_STATES)[number];
const TONES: Record<State, ChipTone> = { draft: 'warning', published: 'success', archived: 'neutral' };

export function ShowState({ state }: { state: State }) {
  const t = useShowsWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
