import { staffSession, type AdminUser } from '@fio/contracts/admin/staff-session';
import { visitorSession, type Visitor } from '@fio/contracts/public/visitor-session';
import type { Strategy } from '@fio/contracts/core/endpoint';
import { remainingSeconds } from '@fio/domain/session';
import { api, ApiError, onUnauthorized, queryClient } from '../api/index.ts';
import { navigateTo } from '../router/navigator.ts';
import { takeRedirect } from '../settings/index.ts';
import { toast } from '../feedback/index.ts';
import { STRATEGY_ROUTES } from './routes.ts';
import { stores, type SessionState } from './store.ts';
import { tokens } from './tokens.ts';
import { useSessionWords } from './words.ts';

const endpoints = {
  user: { user: visitorSession.user, logout: visitorSession.logout },
  admin: { user: staffSession.user, logout: staffSession.logout },
} as const;

type Patch = Partial<SessionState<Visitor | AdminUser>>;
// Both stores have one shape; only the user inside differs, and it comes from the strategy's own endpoint.
const patch = (strategy: Strategy, state: Patch) =>
  (stores[strategy].setState as (state: Patch) => void)(state);

const timers: Partial<Record<Strategy, ReturnType<typeof setInterval>>> = {};
const fetching: Partial<Record<Strategy, Promise<void>>> = {};

function stopTimer(strategy: Strategy): void {
  clearInterval(timers[strategy]);
  delete timers[strategy];
}

/** Forgets what the signed-in person has read: the next person on this machine must not see it. */
function forget(strategy: Strategy, expired = false): void {
  patch(strategy, { user: null, remaining: null, status: 'ready', expired });
  queryClient.removeQueries({
    queryKey: [strategy],
    // What everybody may read stays: the page one lands on is made of it.
    predicate: ({ queryKey }) => strategy === 'admin' || queryKey[3] !== 'public',
  });
}

function startTimer(strategy: Strategy, exp: string): void {
  stopTimer(strategy);
  const tick = () => {
    const remaining = remainingSeconds(new Date(exp), new Date());
    patch(strategy, { remaining });
    if (remaining > 0) return;
    stopTimer(strategy);
    tokens.clear(strategy);
    forget(strategy, true);
  };
  timers[strategy] = setInterval(tick, 1000);
  tick();
}

const askOnce = (strategy: Strategy): Promise<Visitor | AdminUser> =>
  strategy === 'user'
    ? api(endpoints.user.user, {}, { quiet: true })
    : api(endpoints.admin.user, {}, { quiet: true });

const ASK_AGAIN_MS = 1000;

/**
 * Silence says nothing of the session: the connection was lost for a moment, or the browser drops what is under way
 * because the page is being left. So it is asked once more, which a page that is gone never does.
 */
async function ask(strategy: Strategy): Promise<Visitor | AdminUser> {
  try {
    return await askOnce(strategy);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    return askOnce(strategy);
  }
}

async function load(strategy: Strategy): Promise<void> {
  patch(strategy, { status: 'loading' });
  const token = tokens.get(strategy);
  try {
    const user = await ask(strategy);
    // Signed out, or in as someone else, while the answer was on its way: it is no longer about us.
    if (tokens.get(strategy) !== token) return tokens.get(strategy) ? load(strategy) : undefined;
    patch(strategy, { user, status: 'ready', expired: false });
    startTimer(strategy, user.exp);
  } catch {
    if (tokens.get(strategy) === token) tokens.clear(strategy);
    stopTimer(strategy);
    forget(strategy);
  }
}

/** Fetches the current user if there is a token; a failure clears the token. Calls at once share one request. */
export function fetchUser(strategy: Strategy): Promise<void> {
  if (!tokens.get(strategy)) {
    patch(strategy, { status: 'ready' });
    return Promise.resolve();
  }
  return (fetching[strategy] ??= load(strategy).finally(() => delete fetching[strategy]));
}

/** Takes a fresh token, fetches its user and goes to the remembered page, else the strategy's home. */
export async function signedIn(strategy: Strategy, token: string): Promise<void> {
  tokens.set(strategy, token);
  await fetchUser(strategy);
  navigateTo(takeRedirect(strategy) ?? STRATEGY_ROUTES[strategy].home, { replace: true });
}

/** The specification's sign-out, in its order of steps (section 4). Without a token nothing happens. */
export async function logout(strategy: Strategy): Promise<void> {
  if (!tokens.get(strategy)) return;
  stopTimer(strategy);
  if (stores[strategy].getState().user?.skipLogout) {
    tokens.clear(strategy);
    forget(strategy);
    navigateTo('/admin');
    return;
  }
  forget(strategy);
  await api(endpoints[strategy].logout, {}, { quiet: true }).catch(() => undefined);
  tokens.clear(strategy);
  navigateTo(STRATEGY_ROUTES[strategy].logout);
}

const ending: Partial<Record<Strategy, Promise<void>>> = {};

/** Any 401: one sign-out, one redirect, one message, however many calls were refused at once. */
function refused(strategy: Strategy): void {
  if (ending[strategy] || !tokens.get(strategy)) return;
  // The user is kept until here: the pop-up or the message must not flash on a page still loading.
  toast.error(useSessionWords.t('ended'));
  ending[strategy] = logout(strategy).finally(() => delete ending[strategy]);
}

/** Wires the sessions to the page: call once, in the shell. */
export function startSessions(): void {
  // A sign-out that comes too late has nothing left to end.
  onUnauthorized(({ strategy, path }) => path.endsWith('/logout') || refused(strategy));
  tokens.onOtherTab((strategy, token) => {
    stopTimer(strategy);
    if (token) return void fetchUser(strategy);
    const had = stores[strategy].getState().user !== null;
    forget(strategy);
    const here = window.location.pathname.startsWith('/admin') ? 'admin' : 'user';
    if (had && here === strategy) navigateTo(STRATEGY_ROUTES[strategy].logout);
  });
}
