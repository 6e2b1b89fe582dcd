import type { CpfBlockReason } from '@fio/domain/cpf-block';
import type { CPF_BLOCK_ORIGINS } from '../admin/cpf-block.ts';
import type { Terms } from './terms.ts';

export const cpfBlockReasonPt: Terms<CpfBlockReason> = {
  employee: 'Funcionário',
  agency: 'Agência ou fornecedor',
  family: 'Familiar',
  fraud: 'Fraude',
  court: 'Ordem judicial',
  own_request: 'Pedido do titular',
};

export const cpfBlockOriginPt: Terms<(typeof CPF_BLOCK_ORIGINS)[number]> = {
  manual: 'Manual',
  import: 'Importação',
  own_request: 'Exclusão da conta',
};
