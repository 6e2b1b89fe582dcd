import { DRAW_STATE_TONES } from '@fio/contracts/terms/draws.tones';
import { enumeration } from '@fio/platform/area';
import { useCalculationWords } from './words.ts';

export const drawState = enumeration(useCalculationWords, 'state', DRAW_STATE_TONES);
