/** Headings and values of the export of e-mails. */
export const mailExportPt = {
  file: 'emails',
  columns: {
    createdAt: 'Criado em',
    sentAt: 'Enviado em',
    recipient: 'Destinatário',
    template: 'Carta',
    subject: 'Assunto',
    state: 'Situação',
    attempts: 'Tentativas',
    error: 'Resposta do servidor',
    dispatch: 'Disparo',
  },
  state: {
    queued: 'Na fila',
    sending: 'Saindo',
    sent: 'Enviado',
    kept: 'Guardado sem envio',
    soft_bounced: 'Devolvido pela caixa postal',
    hard_bounced: 'Devolvido: endereço não existe',
    failed: 'Falhou',
    unconfirmed: 'Sem confirmação',
    unsubscribed: 'Não enviado: descadastrado',
    suppressed: 'Não enviado: já devolvido antes',
    cancelled: 'Não enviado: cancelado',
  },
};

/** E-mails in the document of a person's data. */
export const mailDataPt = { title: 'E-mails enviados', columns: { subject: 'Assunto', at: 'Quando' } };
