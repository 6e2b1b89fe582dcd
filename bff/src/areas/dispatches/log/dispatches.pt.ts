import { mailStatePt } from '@fio/contracts/terms/mails.pt';

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
  state: mailStatePt,
};

/** E-mails in the document of a person's data. */
export const mailDataPt = { title: 'E-mails enviados', columns: { subject: 'Assunto', at: 'Quando' } };
