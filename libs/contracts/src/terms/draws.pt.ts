import type { DrawState } from '@fio/domain/draw/draw-state';
import type { DigitPlace } from '@fio/domain/draw/rule-set';
import type { SkipReason } from '@fio/domain/draw/number-list';
import type { CandidateSide } from '@fio/domain/draw/calculation';
import type { Terms } from './terms.ts';

export const drawStatePt: Terms<DrawState> = {
  draft: 'Rascunho',
  scheduled: 'Marcado',
  frozen: 'Lista congelada',
  extraction_recorded: 'Espera confirmação',
  confirmed: 'Extração confirmada',
  calculated: 'Calculado',
  reviewed: 'Conferido',
  published: 'Publicado',
  accounted: 'Contas prestadas',
  postponed: 'Adiado',
  cancelled: 'Cancelado',
};

export const digitPlacePt: Terms<DigitPlace> = {
  units: 'unidade',
  tens: 'dezena',
  hundreds: 'centena',
  thousands: 'milhar',
  ten_thousands: 'dezena de milhar',
};

/** Why a number was passed over. */
export const skipReasonPt: Terms<SkipReason> = {
  voided: 'número anulado',
  blocked_cpf: 'CPF bloqueado',
  under_age: 'abaixo da idade mínima',
  already_awarded: 'a mesma pessoa já ganhou',
  ineligible: 'quem tinha o número não participa mais',
};

/** Where a number lay, seen from the one looked for. */
export const candidateSidePt: Terms<CandidateSide> = {
  target: 'número apurado',
  above: 'acima',
  below: 'abaixo',
  wrapped_above: 'acima, dando a volta na série',
  wrapped_below: 'abaixo, dando a volta na série',
};
