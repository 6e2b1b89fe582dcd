import type { DisqualificationReason } from '@fio/domain/draw/disqualification';
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

export const disqualificationPt: Terms<DisqualificationReason> = {
  barred: 'O regulamento não deixa participar',
  under_age: 'Menor de idade no dia da extração',
  false_data: 'Dados falsos no cadastro',
  receipt_invalid: 'A compra não foi comprovada',
  second_account: 'Mais de um cadastro da mesma pessoa',
  fraud: 'Fraude comprovada',
  documents_missing: 'Documentos não entregues no prazo',
  account_erased: 'Cadastro excluído',
};
