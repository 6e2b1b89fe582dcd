import type { CpfBlockState } from '@fio/domain/cpf-block';
import type { Terms } from './terms.ts';

export const cpfBlockStatePt: Terms<CpfBlockState> = {
  active: 'Bloqueado',
  expired: 'Vencido',
  lifted: 'Liberado',
};
