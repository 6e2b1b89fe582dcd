import type { TicketOrigin } from '@fio/domain/lucky-number';
import type { Terms } from './terms.ts';

export const ticketOriginEn: Terms<TicketOrigin> = {
  invoice: 'Invoice',
  invitation: 'Invitation',
  bonus: 'Bonus',
  registration: 'Registration',
  manual: 'Given by hand',
};
