import { adminRegistrations } from '@fio/contracts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { mayCall } from '../list-views/index.ts';

/**
 * Whether small groups are kept from the caller: from whoever may not list the people anyway, and always from the type
 * reports, which sees no person, not even as a group of one.
 */
export function isMasked(context: StaffContext): boolean {
  const admin = context.session.admin;
  return admin.type === 'reports' || !mayCall(admin, adminRegistrations.list);
}
