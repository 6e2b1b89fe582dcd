import { PERMISSIONS, type PermissionArea, type PermissionEntry } from '@fio/contracts';

/** Kinds of records that stand under another area's permission. */
const UNDER: Readonly<Record<string, PermissionArea>> = {
  'prize-kinds': 'prizes',
  'prize-schedules': 'prizes',
};

const isArea = (name: string): name is PermissionArea => Object.hasOwn(PERMISSIONS, name);

/** Whether somebody who holds these may see what is done to such records: whoever may do anything in their area. */
export function mayFollow(held: readonly PermissionEntry[], resource: string): boolean {
  const area = UNDER[resource] ?? resource;
  return isArea(area) && held.some(({ permission }) => permission === area);
}

/** Audited, but they leave the record as it was. */
export const LEAVING_AS_IT_WAS = ['export', 'download', 'verify', 'check', 'login', 'logout'];

/** Whether an action of the audit changed its record. */
export const isChange = (action: string): boolean => !LEAVING_AS_IT_WAS.includes(action);
