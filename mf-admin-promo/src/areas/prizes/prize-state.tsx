import { PRIZE_STATE_TONES } from '@fio/contracts/terms/prizes.tones';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconGift,
  IconHome,
} from '@fio/design-system/icons';
import { enumeration } from '@fio/platform/area';
import { usePrizesWords } from './words.ts';

export const prizeState = enumeration(usePrizesWords, 'state', PRIZE_STATE_TONES, {
  default: <IconClock size={14} />,
  available: <IconGift size={14} />,
  pending: <IconAlertTriangle size={14} />,
  validated: <IconCircleCheck size={14} />,
  invalid: <IconCircleX size={14} />,
  delivered: <IconHome size={14} />,
});
