import type { PrizeState as State } from '@fio/domain/prize';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconGift,
  IconHome,
} from '@fio/design-system/icons';
import type { ReactNode } from 'react';
import { usePrizesWords } from './words.ts';

const LOOKS: Record<State, { readonly tone: ChipTone; readonly icon: ReactNode }> = {
  default: { tone: 'neutral', icon: <IconClock size={14} /> },
  available: { tone: 'info', icon: <IconGift size={14} /> },
  pending: { tone: 'warning', icon: <IconAlertTriangle size={14} /> },
  validated: { tone: 'success', icon: <IconCircleCheck size={14} /> },
  invalid: { tone: 'error', icon: <IconCircleX size={14} /> },
  delivered: { tone: 'success', icon: <IconHome size={14} /> },
};

export function PrizeState({ state }: { state: State }) {
  const t = usePrizesWords();
  return <StateChip {...LOOKS[state]}>{t(`state.${state}`)}</StateChip>;
}
