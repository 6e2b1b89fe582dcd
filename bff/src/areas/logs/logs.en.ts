import { logKindEn } from '@fio/contracts/terms/logs.en';
import type { logExportPt } from './logs.pt.ts';

export const logExportEn: typeof logExportPt = {
  file: 'user-logs',
  columns: {
    at: 'When',
    kind: 'What happened',
    person: 'Participant',
    registrationId: 'Registration code',
    recordId: 'Record code',
    ip: 'IP',
    userAgent: 'Browser',
  },
  kind: logKindEn,
};
