import type { CpfBlockState } from '@fio/domain/cpf-block';
import type { Terms } from './terms.ts';

export const cpfBlockStateEn: Terms<CpfBlockState> = {
  active: 'Blocked',
  expired: 'Expired',
  lifted: 'Lifted',
};
