import { sacStatePt } from '@fio/contracts/terms/sac.pt';
import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';

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
    firstAnsweredAt: 'Primeira resposta em',
    answeredAt: 'Última resposta em',
    closedAt: 'Encerrada em',
  },
  subject: sacSubjectPt,
  state: sacStatePt,
};

/** Conversations in the document of a person's data. */
export const sacDataPt = {
  title: 'Mensagens ao atendimento',
  columns: { protocol: 'Protocolo', text: 'Texto', at: 'Quando' },
};
