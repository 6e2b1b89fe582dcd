import type { UserPermissions } from '@fio/contracts/admin/permissions';
import { type Action, DEFAULT_PERMISSIONS, type PermissionArea } from '@fio/contracts/permissions';
import { type AreaActions, type Key, keysOf } from './entries.ts';

/**
 * Why somebody may do something, or not: by being a super user, by the type as the product has it or as staff have changed
 * it, by entries of their own, by both; or what the type gives and their own leave out.
 */
export type Reason = 'super' | 'type' | 'changedType' | 'own' | 'both' | 'withheld';
const REASONS: readonly Reason[] = ['super', 'type', 'changedType', 'both', 'own', 'withheld'];

export interface Effect {
  readonly area: PermissionArea;
  readonly reason: Reason;
  readonly actions: readonly Action[];
}

type Person = Pick<UserPermissions, 'type' | 'ofType' | 'own'>;

function reasonFinder({ type, ofType, own }: Person) {
  const [byType, byProduct] = [keysOf(ofType), keysOf(DEFAULT_PERMISSIONS[type])];
  const theirs = own && keysOf(own);
  return (key: Key): Reason | null => {
    if (type === 'super') return 'super';
    const isOfType = byType.has(key);
    if (theirs === null) return isOfType ? (byProduct.has(key) ? 'type' : 'changedType') : null;
    if (theirs.has(key)) return isOfType ? 'both' : 'own';
    return isOfType ? 'withheld' : null;
  };
}

/** What a person may do in effect in these areas, one by one, each with where it comes from. */
export function effectOf(person: Person, areas: readonly AreaActions[]): readonly Effect[] {
  const reasonOf = reasonFinder(person);
  return areas.flatMap(({ area, actions }) =>
    REASONS.map((reason) => ({
      area,
      reason,
      actions: actions.filter((action) => reasonOf(`${area}:${action}`) === reason),
    })).filter((effect) => effect.actions.length > 0),
  );
}

/** How many of all actions they may do. */
export const countOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, { reason, actions }) => sum + (reason === 'withheld' ? 0 : actions.length), 0);
