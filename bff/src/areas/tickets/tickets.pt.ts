import { ticketOriginPt } from '@fio/contracts/terms/ticket-origins.pt';
import { ticketStatePt } from '@fio/contracts/terms/tickets.pt';

/** Headings and values of the export of lucky numbers. */
export const ticketExportPt = {
  file: 'numeros-da-sorte',
  columns: {
    number: 'Número da sorte',
    draw: 'Sorteio',
    holder: 'Participante',
    origin: 'Origem',
    state: 'Situação',
    reason: 'Motivo',
    counter: 'Posição na ordem',
    createdAt: 'Distribuído em',
    voidedAt: 'Anulado em',
  },
  origin: ticketOriginPt,
  state: ticketStatePt,
};

/** Lucky numbers in the document of a person's data. */
export const ticketDataPt = {
  title: 'Números da sorte',
  columns: { draw: 'Sorteio', number: 'Número', at: 'Quando' },
  voided: 'anulado',
};

/** What receipts were counted for, in the same document. */
export const earningDataPt = {
  title: 'Saldo e números ganhos por nota',
  columns: {
    draw: 'Sorteio',
    receipt: 'Nota',
    worth: 'Conta',
    numbers: 'Números',
    after: 'Saldo',
    at: 'Quando',
  },
  refused: 'recusada depois',
  money: new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
};
