import { logKindPt } from '@fio/contracts/terms/logs.pt';

/** Headings and values of the export of logs. */
export const logExportPt = {
  file: 'logs-de-usuarios',
  columns: {
    at: 'Quando',
    kind: 'O que aconteceu',
    person: 'Participante',
    registrationId: 'Código do cadastro',
    recordId: 'Código do registro',
    ip: 'IP',
    userAgent: 'Navegador',
  },
  kind: logKindPt,
};
