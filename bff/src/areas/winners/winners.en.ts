import { winnerStateEn } from '@fio/contracts/terms/winners.en';
import type { winnerExportPt, winDataPt } from './winners.pt.ts';

/** The same in English. */
export const winnerExportEn: typeof winnerExportPt = {
  file: 'winners',
  columns: {
    draw: 'Draw',
    prize: 'Prize',
    value: 'Value (R$)',
    number: 'Lucky number',
    rank: 'Position',
    name: 'Name',
    cpf: 'CPF',
    city: 'City',
    uf: 'State (UF)',
    state: 'State',
    contacts: 'Contact attempts',
    deliveredAt: 'Delivered at',
    tax: 'Income tax (R$)',
    taxDueOn: 'Tax due by',
    taxPaidOn: 'Tax paid on',
    prescribesOn: 'Prescribes on',
    publishedAt: 'Published at',
    reason: 'Reason',
  },
  state: winnerStateEn,
  rank: { '0': 'Winner' },
};

/** The same in English. */
export const winDataEn: typeof winDataPt = {
  title: 'Drawn in',
  columns: { draw: 'Draw', prize: 'Prize', state: 'State' },
  state: winnerExportEn.state,
};
