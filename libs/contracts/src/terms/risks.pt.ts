import type { RiskName } from '@fio/domain/risk';
import type { Terms } from './terms.ts';

/** What a person must see of a receipt, for staff alone. */
export const riskPt: Terms<RiskName> = {
  device: 'Muitas pessoas no aparelho',
  address: 'Muitas pessoas no endereço',
  pace: 'Muitas notas em pouco tempo',
  series: 'Série que loja nenhuma usa',
  numbers: 'Número fora do ritmo da loja',
  order: 'Data fora da ordem da loja',
  value: 'Valor fora do comum na loja',
};
