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
  state: {
    pending_email: 'Aguardando e-mail',
    active: 'Ativo',
    disabled: 'Desativado',
    blocked: 'Bloqueado',
    anonymised: 'Anonimizado',
  },
};
