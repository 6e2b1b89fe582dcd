import { ticketOriginEn } from '@fio/contracts/terms/ticket-origins.en';
import { ticketStateEn } from '@fio/contracts/terms/tickets.en';
import type { earningDataPt, ticketExportPt, ticketDataPt } from './tickets.pt.ts';

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
  origin: ticketOriginEn,
  state: ticketStateEn,
};

/** The same in English. */
export const ticketDataEn: typeof ticketDataPt = {
  title: 'Lucky numbers',
  columns: { draw: 'Draw', number: 'Number', at: 'When' },
  voided: 'void',
};

export const earningDataEn: typeof earningDataPt = {
  title: 'Balance and numbers earned by receipt',
  columns: {
    draw: 'Draw',
    receipt: 'Receipt',
    worth: 'Counts',
    numbers: 'Numbers',
    after: 'Balance',
    at: 'When',
  },
  refused: 'refused afterwards',
  money: new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }),
};
