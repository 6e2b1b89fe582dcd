import {
  adminRegistrations,
  type AnyEndpoint,
  type PermissionEntry,
  type PermissionKey,
} from '@fio/contracts';
import { matchesPermission } from '@fio/domain';

type Guards = Readonly<Record<string, Readonly<Record<string, PermissionKey>>>>;

/** Values of a list's filters that are for who holds a permission beside the list's own, by the list's path. */
const GUARDED: Readonly<Record<string, Guards>> = {
  // Who has no invoice is a list to write to.
  [adminRegistrations.list.path]: { invoices: { no: 'registrations:invoiceless' } },
};

/** Whether who holds `granted` may filter a list so. */
export const mayFilter = (
  granted: readonly PermissionEntry[],
  { path }: Pick<AnyEndpoint, 'path'>,
  f: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(GUARDED[path] ?? {}).every(([name, values]) => {
    const value = f[name];
    const needed = typeof value === 'string' ? values[value] : undefined;
    return needed === undefined || matchesPermission(granted, needed);
  });
