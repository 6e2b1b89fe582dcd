import { WINNER_STATE_TONES } from '@fio/contracts/terms/winners.tones';
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
import { enumeration } from '@fio/platform/area';
import { useWinnersWords } from './words.ts';

const OUT = <IconCircleX size={14} />;

export const winnerState = enumeration(useWinnersWords, 'state', WINNER_STATE_TONES, {
  reserve: <IconUsers size={14} />,
  drawn: <IconTrophy size={14} />,
  contacting: <IconSend size={14} />,
  documents: <IconPencil size={14} />,
  validated: <IconCircleCheck size={14} />,
  delivered: <IconHome size={14} />,
  disqualified: OUT,
  not_found: OUT,
  declined: OUT,
  deceased: <IconClock size={14} />,
  prescribed: OUT,
});
