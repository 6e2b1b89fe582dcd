import type { PollState } from '@fio/domain/poll';
import type { POLL_TYPES, PUBLIC_POLL_STATES, STAMPS } from '../public/polls.ts';
import type { Terms } from './terms.ts';

export const pollStatePt: Terms<PollState> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  open: 'Aberta',
  closed: 'Encerrada',
  resolved: 'Resolvida',
  archived: 'Arquivada',
};

/** Where a theory stands for who reads it: the question is whether there is an answer, not who may still vote. */
export const theoryStatePt: Terms<(typeof PUBLIC_POLL_STATES)[number]> = {
  open: 'Em aberto',
  closed: 'Esperando a resposta',
  resolved: 'Já tem resposta',
};

export const pollTypePt: Terms<(typeof POLL_TYPES)[number]> = {
  yes_no: 'Sim ou não',
  multiple: 'Múltipla escolha',
};

export const stampPt: Terms<(typeof STAMPS)[number]> = {
  confirmed: 'Confirmada',
  denied: 'Desmentida',
  invented: 'Inventada',
};
