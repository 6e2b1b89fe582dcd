import type { TypePermissions } from '@fio/contracts/admin/permissions';
import { DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { type AreaActions, type Key, keysOf, type Mark, markOf } from './entries.ts';

export const SHOWN = ['different', 'changed', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

/** A type as it stands beside the others. */
export interface Column {
  readonly type: TypePermissions['type'];
  readonly granted: ReadonlySet<string>;
  readonly standard: ReadonlySet<string>;
}

export const columnOf = ({ type, entries }: TypePermissions): Column => ({
  type,
  granted: keysOf(entries),
  standard: keysOf(DEFAULT_PERMISSIONS[type]),
});

/** How it differs from what the product gives the type. */
export const markIn = (key: Key, { granted, standard }: Column): Mark | null =>
  markOf(key, granted, standard);

/** Whether the types differ in it; super, who holds all, is not asked. */
export function isDifferent(key: Key, columns: readonly Column[]): boolean {
  const holders = columns.filter(({ type }) => type !== 'super').map(({ granted }) => granted.has(key));
  return new Set(holders).size > 1;
}

const IS_SHOWN: Record<Shown, (key: Key, columns: readonly Column[]) => boolean> = {
  all: () => true,
  different: isDifferent,
  changed: (key, columns) => columns.some((column) => markIn(key, column) !== null),
};

/** Those of these areas and actions that are to be shown. */
export const comparedBy = (
  shown: Shown,
  columns: readonly Column[],
  all: readonly AreaActions[],
): readonly AreaActions[] =>
  all
    .map(({ area, actions }) => ({
      area,
      actions: actions.filter((action) => IS_SHOWN[shown](`${area}:${action}`, columns)),
    }))
    .filter(({ actions }) => actions.length > 0);
