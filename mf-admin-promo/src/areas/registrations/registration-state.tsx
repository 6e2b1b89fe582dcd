import type { RegistrationState as State } from '@fio/domain/registration';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useRegistrationsWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  pending_email: 'warning',
  active: 'success',
  disabled: 'neutral',
  blocked: 'error',
  anonymised: 'neutral',
};

export function RegistrationState({ state }: { state: State }) {
  const t = useRegistrationsWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
