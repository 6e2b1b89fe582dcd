import type { MailState as State } from '@fio/domain/dispatch';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useDispatchesWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  kept: 'neutral',
  soft_bounced: 'warning',
  hard_bounced: 'error',
  failed: 'error',
  unconfirmed: 'warning',
  unsubscribed: 'neutral',
  suppressed: 'neutral',
  cancelled: 'neutral',
};

export function MailState({ state }: { state: State }) {
  const t = useDispatchesWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
