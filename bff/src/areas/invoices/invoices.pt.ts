/** Headings and values of the export of invoices. */
export const invoiceExportPt = {
  file: 'notas-fiscais',
  columns: {
    createdAt: 'Enviada em',
    participant: 'Participante',
    cnpj: 'CNPJ da loja',
    model: 'Modelo',
    series: 'Série',
    number: 'Número',
    key: 'Chave de acesso',
    purchasedOn: 'Compra em',
    value: 'Valor (R$)',
    origin: 'Origem',
    state: 'Situação',
    reason: 'Motivo',
    tickets: 'Números da sorte',
    changedAt: 'Último movimento',
  },
  origin: { qr: 'QR Code', key: 'Chave digitada', photo: 'Foto ou PDF' },
  state: {
    received: 'Recebida',
    checking: 'Em verificação',
    pending: 'Aguarda análise',
    valid: 'Válida',
    invalid: 'Inválida',
  },
  reason: {
    illegible: 'Ilegível',
    out_of_period: 'Fora do período',
    not_participating: 'Loja não participante',
    product: 'Sem produto participante',
    below_minimum: 'Valor abaixo do mínimo',
    duplicate: 'Duplicada',
    tampered: 'Adulterada ou dados trocados',
    not_fiscal: 'Não é nota fiscal aceita',
    over_limit: 'Acima do limite da pessoa',
  },
};

/** Receipts in the document of a person's data. */
export const invoiceDataPt = {
  title: 'Notas fiscais enviadas',
  columns: { receipt: 'Nota', state: 'Situação', at: 'Quando' },
  state: {
    received: 'recebida',
    checking: 'em conferência',
    pending: 'em análise',
    valid: 'aceita',
    invalid: 'não aceita',
  },
};
