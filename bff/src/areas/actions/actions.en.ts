import type { actionExportPt } from './actions.pt.ts';

export const actionExportEn: typeof actionExportPt = {
  file: 'actions',
  columns: {
    id: 'Number',
    at: 'When',
    actorName: 'Who',
    actorType: 'Type',
    ip: 'IP',
    resource: 'Area',
    action: 'Action',
    recordId: 'Record',
    summary: 'Summary',
    reason: 'Reason',
    hash: 'Check code',
  },
};
