import { enumeration } from '@fio/platform/area';
import { useRegulationsWords } from './words.ts';

export const regulationState = enumeration(useRegulationsWords, 'state', {
  draft: 'neutral',
  scheduled: 'info',
  current: 'success',
  superseded: 'warning',
});
