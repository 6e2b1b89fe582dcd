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
  origin: { invoice: 'Nota fiscal', bonus: 'Bônus', registration: 'Cadastro', manual: 'Dado à mão' },
  state: { distributed: 'Distribuído', voided: 'Anulado', awarded: 'Sorteado' },
};

/** Lucky numbers in the document of a person's data. */
export const ticketDataPt = {
  title: 'Números da sorte',
  columns: { draw: 'Sorteio', number: 'Número', at: 'Quando' },
  voided: 'anulado',
};
