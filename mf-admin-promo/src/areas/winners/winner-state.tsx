import type { WinnerState as State } from '@fio/domain/draw/winner-state';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHome,
  IconPencil,
  IconSend,
  IconTrophy,
  IconUsers,
} from '@fio/design-system/icons';
import type { ReactNode } from 'react';
import { useWinnersWords } from './words.ts';

const OUT = { tone: 'error', icon: <IconCircleX size={14} /> } as const;
const LOOKS: Record<State, { readonly tone: ChipTone; readonly icon: ReactNode }> = {
  reserve: { tone: 'neutral', icon: <IconUsers size={14} /> },
  drawn: { tone: 'info', icon: <IconTrophy size={14} /> },
  contacting: { tone: 'warning', icon: <IconSend size={14} /> },
  documents: { tone: 'warning', icon: <IconPencil size={14} /> },
  validated: { tone: 'success', icon: <IconCircleCheck size={14} /> },
  delivered: { tone: 'success', icon: <IconHome size={14} /> },
  disqualified: OUT,
  not_found: OUT,
  declined: OUT,
  deceased: { tone: 'warning', icon: <IconClock size={14} /> },
  prescribed: OUT,
};

export function WinnerState({ state }: { state: State }) {
  const t = useWinnersWords();
  return <StateChip {...LOOKS[state]}>{t(`state.${state}`)}</StateChip>;
}
