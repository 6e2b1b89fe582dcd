import type { cpfBlockExportPt } from './cpf-block.pt.ts';

export const cpfBlockExportEn: typeof cpfBlockExportPt = {
  file: 'blocked-cpfs',
  columns: {
    cpf: 'CPF',
    reason: 'Reason',
    origin: 'Origin',
    state: 'State',
    note: 'Note',
    by: 'Blocked by',
    createdAt: 'Blocked at',
    expiresOn: 'Valid until',
    liftedAt: 'Lifted at',
    liftedBy: 'Lifted by',
    liftedReason: 'Reason of lifting',
  },
  reason: {
    employee: 'Employee',
    agency: 'Agency or supplier',
    family: 'Family',
    fraud: 'Fraud',
    court: 'Court order',
    own_request: 'Own request',
  },
  origin: { manual: 'By hand', import: 'Import', own_request: 'Deleted account' },
  state: { active: 'Blocked', expired: 'Expired', lifted: 'Lifted' },
};
