import type { DispatchKind, DispatchState } from '@fio/domain/dispatch';
import type { Terms } from './terms.ts';

export const dispatchStatePt: Terms<DispatchState> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  queued: 'Na fila',
  sending: 'Enviando',
  paused: 'Pausado',
  sent: 'Enviado',
  partially_failed: 'Enviado em parte',
  failed: 'Falhou',
  cancelled: 'Cancelado',
};

/** Why it writes, in a word or two. */
export const dispatchKindPt: Terms<DispatchKind> = {
  marketing: 'Novidades',
  service: 'Aviso',
};

/** The same where it is chosen: with whom it reaches. */
export const chosenDispatchKindPt: Terms<DispatchKind> = {
  marketing: 'Novidades (só quem aceitou receber)',
  service: 'Aviso sobre a participação (todos)',
};
