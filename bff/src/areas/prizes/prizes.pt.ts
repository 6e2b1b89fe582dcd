const state = {
  default: 'Agendado',
  available: 'Disponível',
  pending: 'Pendente',
  validated: 'Validado',
  invalid: 'Inválido',
  delivered: 'Entregue',
};
const reason = {
  cpf_mismatch: 'CPF diferente do documento',
  under_age: 'Menor de idade',
  no_address: 'Endereço não confirmado',
  illegible_receipt: 'Comprovante ilegível',
  product: 'Produto não participante',
  employee: 'Funcionário ou agência',
  already_won: 'Já ganhou o máximo',
  invoice_invalid: 'Nota fiscal inválida',
  no_answer: 'Sem resposta no prazo',
  fraud: 'Fraude',
};

const shared = {
  kind: 'Prêmio',
  value: 'Valor (R$)',
  origin: 'Origem',
  participant: 'Participante',
  invoice: 'Nota fiscal',
  claimedAt: 'Ganho em',
  reason: 'Motivo',
  note: 'Nota interna',
};

/** Headings and values of the export of prizes. */
export const prizeExportPt = {
  file: 'premios',
  columns: {
    ...shared,
    state: 'Situação',
    opensAt: 'Momento',
    nth: 'Participação',
    validatedAt: 'Validado em',
    deliveredAt: 'Entregue em',
  },
  state,
  reason,
  origin: { instant: 'Na hora', manual: 'Dado pela equipe' },
};

/** The same of refused wins. */
export const invalidPrizeExportPt = {
  file: 'premios-invalidos',
  columns: { ...shared, invalidatedAt: 'Recusado em', invalidatedBy: 'Recusado por', reoffered: 'Vaga' },
  state,
  reason,
  origin: prizeExportPt.origin,
};

/** Prizes in the document of a person's data. */
export const prizeDataPt = {
  title: 'Prêmios',
  columns: { prize: 'Prêmio', state: 'Situação', at: 'Quando' },
  state: {
    pending: 'em conferência',
    validated: 'confirmado',
    invalid: 'não confirmado',
    delivered: 'entregue',
  },
};
