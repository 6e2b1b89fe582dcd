import type { WinnerDocumentKind } from '@fio/domain/draw/winner-documents';
import type { Terms } from './terms.ts';

/** What people prove by that they may have a prize. */
export const documentPt: Terms<WinnerDocumentKind> = {
  identity: 'Identidade',
  cpf: 'CPF',
  address: 'Comprovante de endereço',
  invoice: 'Nota fiscal',
  receipt: 'Recibo assinado',
  evidence: 'Prova da desclassificação',
  renunciation: 'Renúncia assinada à defesa',
};
