import type { TemplateState as State } from '@fio/contracts/admin/email-templates';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useEmailTemplatesWords } from './words.ts';

const TONES: Record<State, ChipTone> = { draft: 'neutral', published: 'success', retired: 'warning' };

export function TemplateState({ state }: { state: State }) {
  const t = useEmailTemplatesWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
