import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Strategy } from '@fio/contracts/core/endpoint';
import { useTakenOver } from '@fio/platform/boot';
import { useNavigate } from '@fio/platform/router';
import type { Location } from '@fio/platform/router/host';
import { fetchUser, STRATEGY_ROUTES, stores, tokens } from '@fio/platform/session';
import { rememberRedirect, takeRedirect } from '@fio/platform/settings';
import { isLeaving } from './leave.ts';
import { fullPath, guestTarget, signInTarget } from './redirects.ts';
import { verdictOf } from './verdict.ts';
import { SET_UP_PAGE, type Access } from './access.ts';

interface Props {
  strategy: Strategy;
  access: Access | undefined;
  location: Location;
  pending: ReactNode;
  children: ReactNode;
}

/**
 * What a guard needs of a session, without rendering at each second of its countdown. The status because a token may be
 * gone before anybody was known by it.
 */
export function useStanding(strategy: Strategy) {
  const user = {
    hasUser: stores.user((state) => state.user !== null),
    expired: stores.user((state) => state.expired),
    status: stores.user((state) => state.status),
    needsSetUp: false,
  };
  const admin = {
    hasUser: stores.admin((state) => state.user !== null),
    expired: stores.admin((state) => state.expired),
    status: stores.admin((state) => state.status),
    needsSetUp: stores.admin((state) => state.user?.secondFactor === 'needed'),
  };
  return strategy === 'admin' ? admin : user;
}

/** Shows a page to whom it is for and sends the others on. */
export function Guard({ strategy, access, location, pending, children }: Props) {
  const navigate = useNavigate();
  const { pathname } = location;
  // Asked once for each page reached: a token that comes while the page is open is a sign-in's own affair.
  const isTakenOver = useTakenOver();
  const arrivedWithToken = useMemo(
    () => isTakenOver && pathname !== '' && tokens.get(strategy) !== null,
    [isTakenOver, strategy, pathname],
  );
  const { needsSetUp, ...standing } = useStanding(strategy);
  const mustSetUp = needsSetUp && pathname !== SET_UP_PAGE;
  const hasToken = tokens.get(strategy) !== null;
  const verdict = verdictOf({ access, strategy, arrivedWithToken, hasToken, mustSetUp, ...standing });
  const { home, login } = STRATEGY_ROUTES[strategy];

  useEffect(() => {
    if (access === 'session') void fetchUser(strategy);
  }, [access, strategy, pathname]);

  const sentAway = useRef('');
  useEffect(() => {
    // A page the address has left, still drawn for a moment, sends nobody on: a sign-out leads where it leads.
    if (window.location.pathname !== pathname) return;
    // Once for each arrival: the old page is still drawn for a moment after it was sent away.
    if (isLeaving() || verdict === 'show' || verdict === 'wait' || sentAway.current === location.key) return;
    sentAway.current = location.key;
    if (verdict === 'leave') {
      void navigate(guestTarget(takeRedirect(strategy), home, location), { replace: true });
      return;
    }
    rememberRedirect(strategy, fullPath(location));
    const target = verdict === 'set-up' ? SET_UP_PAGE : signInTarget(login, location);
    void navigate(target, { replace: true });
  }, [verdict, strategy, home, login, location, pathname, navigate]);

  return verdict === 'show' ? children : pending;
}
