import type { AdminUser } from '../../generated/prisma/client.ts';
import type { Audited, Exported, LeftOut, Named } from './column-outlets.ts';
import { auditOf, exportOf, shownIn } from './read-outlets.ts';
import { STAFF_COLUMNS, type StaffColumn } from './staff-columns.ts';

/** Each reads its own column's value: which type that is only the table knows. */
const COLUMNS = Object.entries(STAFF_COLUMNS) as unknown as readonly [keyof AdminUser, StaffColumn<never>][];

const shown = <Outlet extends object>(
  pick: (column: Extract<StaffColumn<never>, Named>) => Outlet | LeftOut,
) => shownIn(COLUMNS, pick);

/** What is written into the row of who is stopped. */
export const stoppedStaff = (now: Date): Partial<Pick<AdminUser, 'disabledAt'>> =>
  Object.fromEntries(
    COLUMNS.flatMap(([name, { left }]) => ('replaced' in left ? [[name, left.replaced(now)]] : [])),
  );

/** What the export of staff has of a person. */
export const staffExport = exportOf(
  'u',
  shown<Exported>((column) => column.export),
);

/** What the audit compares of a member of staff, and what its names are called. */
export const staffAudit = auditOf<AdminUser>(shown<Audited<never>>((column) => column.audit));
