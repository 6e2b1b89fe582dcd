/** Headings and values of the export of blocked CPFs. */
export const cpfBlockExportPt = {
  file: 'cpfs-bloqueados',
  columns: {
    cpf: 'CPF',
    reason: 'Motivo',
    origin: 'Origem',
    state: 'Situação',
    note: 'Observação',
    by: 'Bloqueado por',
    createdAt: 'Bloqueado em',
    expiresOn: 'Válido até',
    liftedAt: 'Liberado em',
    liftedBy: 'Liberado por',
    liftedReason: 'Motivo da liberação',
  },
  reason: {
    employee: 'Funcionário',
    agency: 'Agência ou fornecedor',
    family: 'Familiar',
    fraud: 'Fraude',
    court: 'Ordem judicial',
    own_request: 'Pedido do titular',
  },
  origin: { manual: 'Manual', import: 'Importação', own_request: 'Exclusão da conta' },
  state: { active: 'Bloqueado', expired: 'Vencido', lifted: 'Liberado' },
};
