import type { ConfirmationSourceName, Contradiction, Proof } from '@fio/domain/confirmation';
import type { Terms } from './terms.ts';

/** What confirmed a receipt; `earlier`: it counted before confirmations were asked for. */
export const confirmationSourcePt: Terms<ConfirmationSourceName | 'earlier'> = {
  qr_hash: 'QR Code da nota',
  qr_signature: 'Assinatura no QR Code',
  sales: 'Vendas da loja',
  xml_signature: 'XML assinado',
  consulting: 'Serviço de consulta',
  person: 'Equipe',
  earlier: 'Antes da confirmação',
};

export const proofPt: Terms<Proof> = {
  receipt: 'A nota existe',
  holder: 'Quem enviou tinha a nota',
  buyer: 'Quem enviou é quem comprou',
};

export const contradictionPt: Terms<Contradiction> = {
  signature: 'Código ou assinatura não confere',
  value: 'Outro valor',
  day: 'Outra data',
  buyer: 'Outro comprador',
  cancelled: 'Nota cancelada',
  absent: 'Nota desconhecida',
};
