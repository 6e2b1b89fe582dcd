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
  state: {
    reserve: 'Waiting surrogate',
    drawn: 'Drawn',
    contacting: 'Being contacted',
    documents: 'Waiting for documents',
    validated: 'Validated',
    delivered: 'Delivered',
    disqualified: 'Disqualified',
    not_found: 'Not found',
    declined: 'Declined',
    deceased: 'Deceased',
    prescribed: 'Prescribed',
  },
  rank: { '0': 'Winner' },
};

/** The same in English. */
export const winDataEn: typeof winDataPt = {
  title: 'Drawn in',
  columns: { draw: 'Draw', prize: 'Prize', state: 'State' },
  state: winnerExportEn.state,
};
