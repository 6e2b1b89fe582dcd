import { Suspense, useEffect } from 'react';
import { track } from '@fio/platform/analytics';
import { ApiProvider } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';
import { Navigate, useLocation } from '@fio/platform/router';
import type { Location } from '@fio/platform/router/host';
import { STRATEGY_ROUTES, tokens } from '@fio/platform/session';
import { AGE_GATE_PATH, mustAnswer } from '../age-gate/age-gate.ts';
import { ageGate } from '../age-gate/lazy-age-gate.ts';
import { Feedback } from '../feedback/feedback.tsx';
import { accessOf, layoutOf, sideOf, strategyOfSide } from '../guards/access.ts';
import { Guard } from '../guards/guard.tsx';
import { leaveFor } from '../guards/leave.ts';
import { fullPath } from '../guards/redirects.ts';
import { LateHost } from '../late/late-host.tsx';
import { SacByEmail } from '../contact/sac-by-email.tsx';
import { DialogSlots } from '../remotes/dialog-slots.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { RemoteSkeleton } from '../remotes/remote-skeleton.tsx';
import { useRemote } from '../remotes/remotes.ts';
import { applyTheme, useTheme } from '../theme/theme.ts';
import { describePage, remoteFor } from './describe-page.ts';
import { ErrorView } from './error-view.tsx';
import { Frame } from './frame.tsx';
import { useInitialLoad } from './initial-load.ts';
import { Shown } from './shown.tsx';
import { UnknownGuard } from './unknown-guard.tsx';
import { usePageTransition } from './page-transition.ts';
import { useArrival } from './use-arrival.ts';
import { useTitle } from './use-title.ts';

/** The page itself, inside its frame. */
function Page({ location, found }: { location: Location; found: boolean }) {
  const entry = remoteFor(location);
  const state = useRemote(entry);
  if (location.pathname === AGE_GATE_PATH)
    return (
      <Suspense fallback={<RemoteSkeleton />}>
        {ageGate.page}
        <Shown />
      </Suspense>
    );
  if (!entry || !state || !found)
    return (
      <>
        <ErrorView status={404} />
        <Shown />
      </>
    );
  return <RemotePage entry={entry} state={state} location={location} />;
}

function Placed({ location, phase }: { location: Location; phase: 'leave' | 'enter' | undefined }) {
  const { side } = boot();
  const description = describePage(location, useRemote(remoteFor(location)));
  useTitle(description.handle, location.pathname);
  useArrival(location);
  const { unknownGuard } = description;
  const layout = layoutOf(location.pathname, description.handle);
  if (unknownGuard !== undefined)
    return (
      <Frame layout={layout}>
        <UnknownGuard name={unknownGuard} />
      </Frame>
    );
  return (
    <Frame layout={layout}>
      <Guard
        strategy={strategyOfSide(side)}
        access={accessOf(location.pathname, description.handle)}
        location={location}
        pending={
          <>
            <RemoteSkeleton shape={description.handle.shape} />
            <Shown />
          </>
        }
      >
        <div key={location.pathname} data-page={phase}>
          <Page location={location} found={description.found} />
        </div>
      </Guard>
    </Frame>
  );
}

/** Everything of the page: redirects that need no page first, then frame, guard and page. */
export function Root() {
  const location = useLocation();
  const { side, campaign } = boot();
  const theme = useTheme(side);
  const shown = usePageTransition(location);
  useInitialLoad(location);
  const elsewhere = sideOf(location.pathname) !== side;
  useEffect(() => applyTheme(side), [side, theme]);
  useEffect(() => track('page_view', location.pathname), [location.pathname]);
  useEffect(() => {
    if (elsewhere) leaveFor(fullPath(location));
  }, [elsewhere, location]);

  if (elsewhere) return null;
  if (location.pathname === '/admin') {
    const { home, login } = STRATEGY_ROUTES.admin;
    return <Navigate to={tokens.get('admin') ? home : login} replace />;
  }
  if (side === 'public' && mustAnswer(campaign.agegate, location.pathname))
    return <Navigate to={AGE_GATE_PATH} replace state={{ from: fullPath(location) }} />;
  return (
    <ApiProvider>
      <Placed {...shown} />
      <Feedback />
      <LateHost />
      <DialogSlots />
      <SacByEmail />
    </ApiProvider>
  );
}
