import type { SacState } from '@fio/domain/sac';
import type { Terms } from './terms.ts';

export const sacStatePt: Terms<SacState> = {
  open: 'Aberta',
  answered: 'Respondida',
  waiting: 'Aguardando',
  closed: 'Encerrada',
};

/** A message of one’s own: whether it waits for staff the first or the second time is staff’s to know. */
export const ownSacStatePt: Terms<SacState> = { ...sacStatePt, open: 'Em análise', waiting: 'Em análise' };
