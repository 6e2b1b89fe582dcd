import type { SuggestionState as State } from '@fio/domain/suggestion';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useSuggestionsWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  new: 'info',
  in_review: 'warning',
  approved: 'success',
  rejected: 'error',
  spam: 'neutral',
  merged: 'success',
};

export function SuggestionState({ state }: { state: State }) {
  const t = useSuggestionsWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
