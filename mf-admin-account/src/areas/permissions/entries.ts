import {
  type Action,
  type PermissionArea,
  type PermissionEntry,
  PERMISSIONS,
} from '@fio/contracts/permissions';

export type Key = `${PermissionArea}:${Action}`;

/** An entry as one text, for sets. */
export const keyOf = ({ permission, action }: PermissionEntry): Key => `${permission}:${action}`;
export const keysOf = (entries: readonly PermissionEntry[]): ReadonlySet<string> =>
  new Set(entries.map(keyOf));

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
export const ALL: readonly PermissionEntry[] = CATALOGUE.flatMap(({ area, actions }) =>
  actions.map((action) => ({ permission: area, action })),
);

/** What most areas have, each a column of the matrix; the rest stands by name in the last one. */
export const COLUMNS: readonly Action[] = ['list', 'view', 'create', 'edit', 'delete', 'export'];
export const isOfColumn = (action: Action): boolean => COLUMNS.includes(action);

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

/** How a whole row or column stands. */
export function standingOf(keys: readonly Key[], granted: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => granted.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/**
 * A whole row or column ticked, or emptied where all of it was that may be ticked; what may not be stays as it is.
 */
export function toggledAll(keys: readonly Key[], granted: ReadonlySet<string>, offered: ReadonlySet<string>) {
  const open = keys.filter((key) => offered.has(key));
  const next = new Set(granted);
  const isFull = open.every((key) => granted.has(key));
  for (const key of open) {
    if (isFull) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** How an entry differs from those of the type, or of the product. */
export type Mark = 'more' | 'less';
/** Never its colour alone. */
export const SIGNS: Record<Mark, string> = { more: '+', less: '−' };

export function markOf(key: Key, granted: ReadonlySet<string>, standard: ReadonlySet<string>): Mark | null {
  if (granted.has(key) === standard.has(key)) return null;
  return granted.has(key) ? 'more' : 'less';
}
