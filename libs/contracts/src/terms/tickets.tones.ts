import type { TicketState } from '@fio/domain/lucky-number';
import type { Tones } from './terms.ts';

export const TICKET_STATE_TONES: Tones<TicketState> = {
  distributed: 'success',
  voided: 'error',
  awarded: 'info',
};
