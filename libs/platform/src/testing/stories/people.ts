import type { AdminUser } from '@fio/contracts/admin/staff-session';
import { DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { STORY_NOW } from './boot.ts';

/** A member of staff who may do everything there is. */
export const storyStaff: AdminUser = {
  id: '0190a000-0000-7000-8000-0000000000cc',
  exp: STORY_NOW,
  name: 'Helena Prado',
  email: 'helena@example.com',
  type: 'super',
  permissions: [...DEFAULT_PERMISSIONS.super],
  secondFactor: 'on',
  skipLogout: false,
  avatar: '',
};
