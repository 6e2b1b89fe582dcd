import { create } from 'zustand';
import type { AdminUser } from '@fio/contracts/admin/staff-session';
import type { Visitor } from '@fio/contracts/public/visitor-session';

export interface SessionState<User> {
  readonly user: User | null;
  /** Whole seconds until the session ends; null without a session. */
  readonly remaining: number | null;
  /** Whether using the session moves its end; false once nothing does, and where nothing ever does. */
  readonly renewable: boolean;
  /** `unknown` until the token, if any, has been asked about. */
  readonly status: 'unknown' | 'loading' | 'ready';
  /** The session ran out while the page was open: the admin layout shows its pop-up. */
  readonly expired: boolean;
  /** Whose page it is that stands under the pop-up. */
  readonly lapsed: User | null;
}

const none = { user: null, remaining: null, renewable: false, expired: false, lapsed: null } as const;
const makeStore = <User>() => create<SessionState<User>>(() => ({ ...none, status: 'unknown' }));

/** What each strategy knows of its session. */
export const stores = { user: makeStore<Visitor>(), admin: makeStore<AdminUser>() };
