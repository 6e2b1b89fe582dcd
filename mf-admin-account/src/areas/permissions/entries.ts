import {
  type Action,
  type PermissionArea,
  type PermissionEntry,
  PERMISSIONS,
} from '@fio/contracts/permissions';

type Key = `${PermissionArea}:${Action}`;

/** An entry as one text, for sets. */
export const keyOf = ({ permission, action }: PermissionEntry): Key => `${permission}:${action}`;

export interface AreaActions {
  readonly area: PermissionArea;
  readonly actions: readonly Action[];
}

/** The whole catalogue, area by area. */
export const CATALOGUE: readonly AreaActions[] = Object.entries(PERMISSIONS).map(([area, actions]) => ({
  area: area as PermissionArea,
  actions,
}));

/** Every entry there is, in the catalogue's order. */
const ALL: readonly PermissionEntry[] = CATALOGUE.flatMap(({ area, actions }) =>
  actions.map((action) => ({ permission: area, action })),
);

export const entriesOf = (keys: ReadonlySet<string>): PermissionEntry[] =>
  ALL.filter((entry) => keys.has(keyOf(entry)));

/** What would be gained and lost, in the catalogue's order. */
export function difference(before: ReadonlySet<string>, after: ReadonlySet<string>) {
  return {
    gained: entriesOf(after).filter((entry) => !before.has(keyOf(entry))),
    lost: entriesOf(before).filter((entry) => !after.has(keyOf(entry))),
  };
}

/** What may be ticked: what the giver holds, and what was there before, for that may be taken and put back. */
export const offeredBy = (
  giver: readonly PermissionEntry[],
  before: ReadonlySet<string>,
): ReadonlySet<string> => new Set([...giver.map(keyOf), ...before]);
