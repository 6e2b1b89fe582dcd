import type { ticketExportPt } from './tickets.pt.ts';

export const ticketExportEn: typeof ticketExportPt = {
  file: 'lucky-numbers',
  columns: {
    number: 'Lucky number',
    draw: 'Draw',
    holder: 'Participant',
    origin: 'Origin',
    state: 'State',
    reason: 'Reason',
    counter: 'Place in the order',
    createdAt: 'Given out at',
    voidedAt: 'Voided at',
  },
  origin: { invoice: 'Invoice', bonus: 'Bonus', registration: 'Registration', manual: 'Given by hand' },
  state: { distributed: 'Given out', voided: 'Void', awarded: 'Drawn' },
};
