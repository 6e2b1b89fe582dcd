import type { PrizeReason } from '@fio/domain';

/** Why a win isn't valid, as whoever won it reads it. */
export const prizeReasonsPt: Record<PrizeReason, string> = {
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
};
