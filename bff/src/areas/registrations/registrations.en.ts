import { registrationStateEn } from '@fio/contracts/terms/registrations.en';
import type { registrationExportPt, registrationDataPt } from './registrations.pt.ts';

export const registrationExportEn: typeof registrationExportPt = {
  file: 'registrations',
  columns: {
    state: 'Status',
    invoices: 'Invoices',
    validInvoices: 'Valid invoices',
    tickets: 'Lucky numbers',
    prizes: 'Prizes',
  },
  state: registrationStateEn,
};

/** The same in English. */
export const registrationDataEn: typeof registrationDataPt = {
  title: 'Registration',
  columns: { field: 'Item', value: 'Value' },
  emailWaiting: 'New e-mail waiting for confirmation',
};
