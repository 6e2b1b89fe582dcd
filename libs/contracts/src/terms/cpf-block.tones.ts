import type { CpfBlockState } from '@fio/domain/cpf-block';
import type { Tones } from './terms.ts';

export const CPF_BLOCK_STATE_TONES: Tones<CpfBlockState> = {
  active: 'error',
  expired: 'neutral',
  lifted: 'success',
};
