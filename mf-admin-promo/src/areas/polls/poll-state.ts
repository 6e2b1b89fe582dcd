import { POLL_STATE_TONES } from '@fio/contracts/terms/polls.tones';
import { enumeration } from '@fio/platform/area';
import { usePollsWords } from './words.ts';

export const pollState = enumeration(usePollsWords, 'state', POLL_STATE_TONES);
