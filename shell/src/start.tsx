import { boot } from '@fio/platform/boot';
import { BrowserRouter } from '@fio/platform/router/host';
import { fetchUser, startSessions } from '@fio/platform/session';
import { firstSearch, rememberUtm } from '@fio/platform/utm';
import { strategyOfSide } from './guards/access.ts';
import { rememberCameFrom } from './guards/came-from.ts';
import { takeCode } from './guards/take-code.ts';
import { afterLoad } from './late/after-load.ts';
import { followConsent } from './observation/follow-consent.ts';
import { startSlots } from './remotes/slots.ts';
import { followPage } from './remotes/started.ts';
import { App } from './page/app.tsx';
import { takeOver } from './page/take-over.ts';
import { applyTheme } from './theme/theme.ts';

/** Starts the page: theme, session, router, in this order, and nothing waits for a remote. */
export function start(root: HTMLElement): void {
  const { side } = boot();
  // Here and not in a remote: the first address may be a page that no remote draws.
  if (side === 'public') {
    rememberUtm(firstSearch(window.location, document.referrer));
    rememberCameFrom(window);
  }
  applyTheme(side);
  startSessions();
  startSlots();
  followPage(window);
  if (process.env.NODE_ENV === 'development')
    void import('./remotes/replaced.ts').then(({ followReplaced }) => followReplaced());
  const code = side === 'public' ? takeCode(window) : null;
  if (code === null) void fetchUser(strategyOfSide(side));
  else void import('./guards/take-over.ts').then(({ takeOverSession }) => takeOverSession(code));
  // Asked for with the page, not when the remote finds that it needs it; its failure is told by who needs it.
  if (side === 'public')
    import(/* webpackChunkName: "public" */ './layouts/public/pieces.ts').catch(() => undefined);
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  const page = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // Last of all: nothing of the page waits for being observed. The script may be here after the page has loaded.
  void takeOver(root, page).then(() => afterLoad(followConsent));
}
