import type { AdminUser } from '@fio/contracts/admin/staff-session';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import type { Strategy } from '@fio/contracts/core/endpoint';
import { stores, type SessionState } from './store.ts';

/** The signed-in visitor, or null. */
export const useVisitor = (): Visitor | null => stores.user((state) => state.user);
/**
 * The signed-in member of staff, or null. While the pop-up of an expired session asks them to sign in again it is still
 * they: the page under it is theirs.
 */
export const useAdmin = (): AdminUser | null => stores.admin((state) => state.user ?? state.lapsed);

/** Everything a strategy knows of its session, re-rendering each second while it counts down. */
export function useSession(strategy: Strategy): SessionState<Visitor | AdminUser> {
  const user = stores.user();
  const admin = stores.admin();
  return strategy === 'user' ? user : admin;
}
