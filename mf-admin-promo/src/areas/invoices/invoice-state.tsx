import type { InvoiceState as State } from '@fio/domain/invoice';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useInvoicesWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  received: 'neutral',
  checking: 'info',
  pending: 'warning',
  valid: 'success',
  invalid: 'error',
};

export function InvoiceState({ state }: { state: State }) {
  const t = useInvoicesWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
