import type { CpfBlockReason } from '@fio/domain/cpf-block';
import type { CPF_BLOCK_ORIGINS } from '../admin/cpf-block.ts';
import type { Terms } from './terms.ts';

export const cpfBlockReasonEn: Terms<CpfBlockReason> = {
  employee: 'Employee',
  agency: 'Agency or supplier',
  family: 'Family',
  fraud: 'Fraud',
  court: 'Court order',
  own_request: 'Own request',
};

export const cpfBlockOriginEn: Terms<(typeof CPF_BLOCK_ORIGINS)[number]> = {
  manual: 'By hand',
  import: 'Import',
  own_request: 'Deleted account',
};
