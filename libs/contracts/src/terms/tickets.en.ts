import type { TicketState } from '@fio/domain/lucky-number';
import type { Terms } from './terms.ts';

export const ticketStateEn: Terms<TicketState> = {
  distributed: 'Given out',
  voided: 'Void',
  awarded: 'Drawn',
};
