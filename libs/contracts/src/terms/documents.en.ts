import type { WinnerDocumentKind } from '@fio/domain/draw/winner-documents';
import type { Terms } from './terms.ts';

/** What people prove by that they may have a prize. */
export const documentEn: Terms<WinnerDocumentKind> = {
  identity: 'Identity card',
  cpf: 'CPF',
  address: 'Proof of address',
  invoice: 'Receipt of the purchase',
  receipt: 'Signed receipt',
  evidence: 'Evidence for a disqualification',
  renunciation: 'Signed renunciation of the defence',
};
