import type { PrizeState } from '@fio/domain/prize';
import type { WON_PRIZE_STATES } from '../public/prizes.ts';
import type { Terms } from './terms.ts';

export const prizeStatePt: Terms<PrizeState> = {
  default: 'Agendado',
  available: 'Disponível',
  pending: 'Pendente',
  validated: 'Validado',
  invalid: 'Inválido',
  delivered: 'Entregue',
};

/** A prize of one’s own. */
export const ownPrizeStatePt: Terms<(typeof WON_PRIZE_STATES)[number]> = {
  pending: 'Em validação',
  validated: prizeStatePt.validated,
  invalid: 'Não confirmado',
  delivered: prizeStatePt.delivered,
};
