import { adminTypeEn, userStateEn } from '@fio/contracts/terms/users.en';
import type { userExportPt } from './users.pt.ts';

/** The same in English. */
export const userExportEn: typeof userExportPt = {
  file: 'users',
  columns: {
    name: 'Name',
    email: 'E-mail',
    type: 'Type',
    state: 'State',
    twoFactor: 'Two-step verification',
    lastLoginAt: 'Last sign-in',
    createdAt: 'Created',
  },
  type: adminTypeEn,
  twoFactor: { true: 'Yes', false: 'No' },
  state: userStateEn,
};
