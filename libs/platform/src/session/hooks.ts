import type { AdminUser } from '@fio/contracts/admin/staff-session';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import type { Strategy } from '@fio/contracts/core/endpoint';
import { stores, type SessionState } from './store.ts';

/** The signed-in visitor, or null. */
export const useVisitor = (): Visitor | null => stores.user((state) => state.user);
/** The signed-in member of staff, or null. */
export const useAdmin = (): AdminUser | null => stores.admin((state) => state.user);

/** Everything a strategy knows of its session, re-rendering each second while it counts down. */
export function useSession(strategy: Strategy): SessionState<Visitor | AdminUser> {
  const user = stores.user();
  const admin = stores.admin();
  return strategy === 'user' ? user : admin;
}

/** Takes the mark of an expired session away, once its pop-up has been answered. */
export const acknowledgeExpiry = (strategy: Strategy): void => {
  if (strategy === 'user') stores.user.setState({ expired: false });
  else stores.admin.setState({ expired: false });
};
