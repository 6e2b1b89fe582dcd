import type { ticketExportPt, ticketDataPt } from './tickets.pt.ts';

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

/** The same in English. */
export const ticketDataEn: typeof ticketDataPt = {
  title: 'Lucky numbers',
  columns: { draw: 'Draw', number: 'Number', at: 'When' },
  voided: 'void',
};
