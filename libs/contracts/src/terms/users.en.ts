import type { AdminType } from '../permissions.ts';
import type { UserState } from '../admin/users.ts';
import type { Terms } from './terms.ts';

export const adminTypeEn: Terms<AdminType> = {
  admin: 'Administrator',
  super: 'Super user',
  user: 'Operator',
  exports: 'Exports',
  reports: 'Reports',
};

export const userStateEn: Terms<UserState> = {
  active: 'Active',
  invited: 'Invited',
  locked: 'Password locked',
  disabled: 'Disabled',
};
