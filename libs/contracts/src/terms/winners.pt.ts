import type { WinnerState } from '@fio/domain/draw/winner-state';
import type { Terms } from './terms.ts';

export const winnerStatePt: Terms<WinnerState> = {
  reserve: 'Suplente em espera',
  drawn: 'Sorteado',
  contacting: 'Em contato',
  documents: 'Aguardando documentos',
  validated: 'Validado',
  delivered: 'Entregue',
  disqualified: 'Desclassificado',
  not_found: 'Não localizado',
  declined: 'Desistiu',
  deceased: 'Falecido',
  prescribed: 'Prescrito',
};
