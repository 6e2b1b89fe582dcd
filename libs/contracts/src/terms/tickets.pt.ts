import type { TicketState } from '@fio/domain/lucky-number';
import type { Terms } from './terms.ts';

export const ticketStatePt: Terms<TicketState> = {
  distributed: 'Distribuído',
  voided: 'Anulado',
  awarded: 'Sorteado',
};
