import { userStateEn } from '@fio/contracts/terms/users.en';
import type { userExportPt } from './users.pt.ts';

/** The same in English. */
export const userExportEn: typeof userExportPt = {
  file: 'users',
  columns: {
    state: 'State',
    twoFactor: 'Two-step verification',
  },
  twoFactor: { true: 'Yes', false: 'No' },
  state: userStateEn,
};
