import { PERMISSIONS, type PermissionArea, type PermissionEntry } from '@fio/contracts';
import { type AuditedName, RECORD_PAGES, type RecordPage } from '@fio/contracts/admin/record-pages';

/** Where records are shown beside their own pages. */
const ALSO_SHOWN_IN: Readonly<Partial<Record<AuditedName, readonly PermissionArea[]>>> = {
  prizes: ['invalid-prizes'],
};

/** The areas of permissions whose pages show such records; none for a name that nothing has. */
function areasOf(resource: string): readonly string[] {
  const pages: Readonly<Record<string, RecordPage>> = RECORD_PAGES;
  const page = Object.hasOwn(pages, resource) ? pages[resource] : undefined;
  if (page) {
    const [area = ''] = page.get.access.split(':');
    return [area, ...(ALSO_SHOWN_IN[resource as AuditedName] ?? [])];
  }
  return Object.hasOwn(PERMISSIONS, resource) ? [resource] : [];
}

/** Whether somebody who holds these may see what is done to such records: whoever may do anything in their area. */
export function mayFollow(granted: readonly PermissionEntry[], resource: string): boolean {
  const areas = areasOf(resource);
  return granted.some(({ permission }) => areas.includes(permission));
}

/** Audited, but they leave the record as it was. */
export const LEAVING_AS_IT_WAS = [
  ...['export', 'download', 'verify', 'check', 'login', 'logout', 'view_name'],
  ...['view_whole', 'entered_take', 'entered_view', 'entered_leave', 'login_failed', 'forbidden'],
];

/** Whether an action of the audit changed its record. */
export const isChange = (action: string): boolean => !LEAVING_AS_IT_WAS.includes(action);
