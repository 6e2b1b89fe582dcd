import type { Strategy } from '@fio/contracts/core/endpoint';

/** Where each strategy lives (specification, section 2): the visitor's sign-out leads to the index. */
export const STRATEGY_ROUTES: Record<Strategy, { home: string; login: string; logout: string }> = {
  user: { home: '/', login: '/login', logout: '/' },
  admin: { home: '/admin/dashboard', login: '/admin/login', logout: '/admin/login' },
};

/** Where staff come out of a session in which they entered as a visitor: the person's page in the back office. */
export const enteredFrom = (visitorId: string): string => `/admin/registrations/${visitorId}`;
