import { PERMISSIONS, type PermissionArea, type PermissionEntry } from '@fio/contracts';

/** Records that the audit calls by another name than the areas whose pages show them. */
const SHOWN_IN: Readonly<Record<string, readonly PermissionArea[]>> = {
  prizes: ['prizes', 'invalid-prizes'],
  'prize-kinds': ['prizes'],
  'prize-schedules': ['prizes'],
  indexes: ['commands'],
};

const areasOf = (resource: string): readonly string[] =>
  Object.hasOwn(SHOWN_IN, resource)
    ? (SHOWN_IN[resource] ?? [])
    : Object.hasOwn(PERMISSIONS, resource)
      ? [resource]
      : [];

/** Whether somebody who holds these may see what is done to such records: whoever may do anything in their area. */
export function mayFollow(held: readonly PermissionEntry[], resource: string): boolean {
  const areas = areasOf(resource);
  return held.some(({ permission }) => areas.includes(permission));
}

/** Audited, but they leave the record as it was. */
export const LEAVING_AS_IT_WAS = [
  ...['export', 'download', 'verify', 'check', 'login', 'logout'],
  ...['view_whole', 'entered_take', 'entered_view', 'entered_leave', 'login_failed', 'forbidden'],
];

/** Whether an action of the audit changed its record. */
export const isChange = (action: string): boolean => !LEAVING_AS_IT_WAS.includes(action);
