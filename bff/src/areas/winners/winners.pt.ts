import { winnerStatePt } from '@fio/contracts/terms/winners.pt';

/** Headings and values of the export of winners. */
export const winnerExportPt = {
  file: 'ganhadores',
  columns: {
    draw: 'Sorteio',
    prize: 'Prêmio',
    value: 'Valor (R$)',
    number: 'Número da sorte',
    rank: 'Posição',
    name: 'Nome',
    cpf: 'CPF',
    city: 'Cidade',
    uf: 'UF',
    state: 'Situação',
    contacts: 'Tentativas de contato',
    deliveredAt: 'Entregue em',
    tax: 'IRRF (R$)',
    taxDueOn: 'IRRF até',
    taxPaidOn: 'IRRF pago em',
    prescribesOn: 'Prescreve em',
    publishedAt: 'Publicado em',
    reason: 'Motivo',
  },
  state: winnerStatePt,
  rank: { '0': 'Titular' },
};

/** What was drawn for somebody in the document of a person's data. */
export const winDataPt = {
  title: 'Sorteado em',
  columns: { draw: 'Sorteio', prize: 'Prêmio', state: 'Situação' },
  state: winnerExportPt.state,
};
