import { createRoot } from 'react-dom/client';
import { warmApi } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';
import { setNavigator } from '@fio/platform/router';
import { createBrowserRouter, RouterProvider } from '@fio/platform/router/host';
import { fetchUser, startSessions } from '@fio/platform/session';
import { sideOf, strategyOfSide } from './guards/access.ts';
import { leaveFor } from './guards/leave.ts';
import { Root } from './page/root.tsx';
import { RootError } from './page/root-error.tsx';
import { applyTheme } from './theme/theme.ts';

/** Starts the page: theme, session, router, in this order, and nothing waits for a remote. */
export function start(): void {
  const { side } = boot();
  applyTheme(side);
  startSessions();
  void fetchUser(strategyOfSide(side));
  const router = createBrowserRouter([{ path: '*', element: <Root />, errorElement: <RootError /> }]);
  setNavigator((to, options) => (sideOf(to) === side ? void router.navigate(to, options) : leaveFor(to)));
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
  window.addEventListener('load', warmApi, { once: true });
}
