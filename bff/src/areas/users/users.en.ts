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
  type: {
    admin: 'Administrator',
    super: 'Super user',
    user: 'Operator',
    exports: 'Exports',
    reports: 'Reports',
  },
  twoFactor: { true: 'Yes', false: 'No' },
  state: { active: 'Active', invited: 'Invited', locked: 'Password locked', disabled: 'Disabled' },
};
