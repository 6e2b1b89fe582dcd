import type { TicketState as State } from '@fio/domain/lucky-number';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useTicketsWords } from './words.ts';

const TONES: Record<State, ChipTone> = { distributed: 'success', voided: 'error', awarded: 'info' };

export function TicketState({ state }: { state: State }) {
  const t = useTicketsWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
