import type { TicketOrigin } from '@fio/domain/lucky-number';
import type { Terms } from './terms.ts';

export const ticketOriginPt: Terms<TicketOrigin> = {
  invoice: 'Nota fiscal',
  invitation: 'Convite',
  bonus: 'Bônus',
  registration: 'Cadastro',
  manual: 'Dado à mão',
};
