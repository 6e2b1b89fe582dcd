/** Headings and values of the export of messages to customer service. */
export const sacExportPt = {
  file: 'sac',
  columns: {
    protocol: 'Protocolo',
    subject: 'Assunto',
    state: 'Situação',
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
    messages: 'Mensagens',
    createdAt: 'Recebida em',
    answeredAt: 'Respondida em',
    closedAt: 'Encerrada em',
  },
  subject: {
    registration: 'Cadastro',
    votes: 'Teorias e votos',
    invoice: 'Nota fiscal',
    numbers: 'Números da sorte',
    prize: 'Prêmios',
    privacy: 'Privacidade',
    site: 'Problema no site',
    other: 'Outro assunto',
  },
  state: { open: 'Aberta', answered: 'Respondida', waiting: 'Aguardando', closed: 'Encerrada' },
};

/** Conversations in the document of a person's data. */
export const sacDataPt = {
  title: 'Mensagens ao atendimento',
  columns: { protocol: 'Protocolo', text: 'Texto', at: 'Quando' },
};
