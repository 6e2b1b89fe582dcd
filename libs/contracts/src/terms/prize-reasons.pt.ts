import type { PrizeReason } from '@fio/domain/prize-validation';
import type { PRIZE_ORIGINS } from '../admin/prizes.ts';
import type { Terms } from './terms.ts';

export const prizeReasonPt: Terms<PrizeReason> = {
  cpf_mismatch: 'CPF diferente do documento',
  under_age: 'Menor de idade',
  no_address: 'Endereço não confirmado',
  illegible_receipt: 'Comprovante ilegível',
  product: 'Produto não participante',
  employee: 'Funcionário ou agência',
  already_won: 'Já ganhou o máximo permitido',
  invoice_invalid: 'Nota fiscal inválida',
  no_answer: 'Sem resposta no prazo',
  fraud: 'Fraude',
  renounced: 'Renúncia do ganhador',
};

/** Why a prize of one’s own isn’t confirmed: a sentence without its beginning. */
export const ownPrizeReasonPt: Terms<PrizeReason> = {
  cpf_mismatch: 'o CPF do cadastro não é o do documento.',
  under_age: 'a idade não permite participar da promoção.',
  no_address: 'não conseguimos confirmar o seu endereço.',
  illegible_receipt: 'não conseguimos ler o comprovante da compra.',
  product: 'o comprovante não tem produto participante.',
  employee: 'o regulamento não deixa participar quem trabalha nas empresas da promoção.',
  already_won: 'você já ganhou o máximo de prêmios que o regulamento permite.',
  invoice_invalid: 'a nota com que você ganhou não é mais válida.',
  no_answer: 'não tivemos resposta no prazo do regulamento.',
  fraud: 'a participação não segue o regulamento.',
  renounced: 'você renunciou a ele.',
};

export const prizeOriginPt: Terms<(typeof PRIZE_ORIGINS)[number]> = {
  instant: 'Na hora',
  manual: 'Dado pela equipe',
};
