import { registrationStatePt } from '@fio/contracts/terms/registrations.pt';
/** Headings and values of what the export of registrations reckons; a person's columns say their own. */
export const registrationExportPt = {
  file: 'cadastros',
  columns: {
    state: 'Situação',
    invoices: 'Notas fiscais',
    validInvoices: 'Notas válidas',
    tickets: 'Números da sorte',
    prizes: 'Prêmios',
  },
  state: registrationStatePt,
};

/** The registration in the document of a person's data. */
export const registrationDataPt = {
  title: 'Cadastro',
  columns: { field: 'Dado', value: 'Valor' },
  emailWaiting: 'Novo e-mail à espera de confirmação',
};
