import { staffSession, type AdminUser } from '@fio/contracts/admin/staff-session';
import { visitorSession, type Visitor } from '@fio/contracts/public/visitor-session';
import { strategyOf, type Strategy } from '@fio/contracts/core/endpoint';
import { remainingSeconds } from '@fio/domain/session';
import { watchAttendance } from '../api/attendance.ts';
import { api, ApiError, onUnauthorized, queryClient } from '../api/index.ts';
import { loadAnew, navigateTo } from '../router/navigator.ts';
import { takeRedirect } from '../settings/index.ts';
import { toast } from '../feedback/index.ts';
import { endsOf } from './ends.ts';
import { startLapse, endLapse } from './lapse.ts';
import { enteredFrom, STRATEGY_ROUTES } from './routes.ts';
import { stores, type SessionState } from './store.ts';
import { takeTokenBack } from './take-token-back.ts';
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
/** The end each timer has last counted to, in milliseconds; a hidden tab's countdown may be a minute behind. */
const ends: Partial<Record<Strategy, number>> = {};
const fetching: Partial<Record<Strategy, Promise<void>>> = {};

function stopTimer(strategy: Strategy): void {
  clearInterval(timers[strategy]);
  delete timers[strategy];
  delete ends[strategy];
}

/** The side of the page this tab shows. */
const strategyHere = (): Strategy => strategyOf(window.location.pathname);
const known = (strategy: Strategy) => stores[strategy].getState().user ?? stores[strategy].getState().lapsed;
const gone = { user: null, remaining: null, renewable: false, status: 'ready' } as const;

/** Forgets what the signed-in person has read: the next person on this machine must not see it. */
function forget(strategy: Strategy, expired = false): void {
  patch(strategy, { ...gone, lapsed: null, expired });
  endLapse(strategy, false);
  queryClient.removeQueries({
    queryKey: [strategy],
    // What everybody may read stays: the page one lands on is made of it.
    predicate: ({ queryKey }) => strategy === 'admin' || queryKey[3] !== 'public',
  });
}

/**
 * The end of a session whose page is open. In the back office the page stays under the pop-up, with all that was typed;
 * visitors are told as they are of a 401, and staff who had entered as one are back at that person's page.
 */
function expire(strategy: Strategy): void {
  const { user, lapsed } = stores[strategy].getState();
  stopTimer(strategy);
  tokens.expire(strategy);
  if (strategy === 'admin' && strategyHere() === 'admin' && (user ?? lapsed)) {
    startLapse(strategy);
    patch(strategy, { ...gone, expired: true, lapsed: user ?? lapsed });
    return;
  }
  // Staff who had entered as this visitor: they have nothing to sign in with here.
  if (user?.skipLogout) {
    forget(strategy);
    navigateTo(enteredFrom(user.id));
    return;
  }
  if (user) toast.error(useSessionWords.t('ended'));
  forget(strategy, true);
}

/** Counts down to what the server last said, in whichever tab it was heard. */
function startTimer(strategy: Strategy, exp: string): void {
  stopTimer(strategy);
  const tick = () => {
    const { at, last } = endsOf(strategy) ?? { at: Date.parse(exp), last: Date.parse(exp) };
    ends[strategy] = at;
    const remaining = remainingSeconds(at, Date.now());
    patch(strategy, { remaining, renewable: at < last });
    if (remaining === 0) expire(strategy);
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

/** Somebody else has signed in: nothing of the first one's page may be theirs, so the page itself goes. */
function startOver(strategy: Strategy): void {
  // First the page, which might ask whether it may be left.
  forget(strategy);
  takeRedirect(strategy);
  if (strategyHere() === strategy) setTimeout(() => loadAnew(STRATEGY_ROUTES[strategy].home));
}

async function load(strategy: Strategy): Promise<void> {
  const before = known(strategy)?.id;
  patch(strategy, { status: 'loading' });
  const token = tokens.get(strategy);
  try {
    const user = await ask(strategy);
    // Signed out, or in as someone else, while the answer was on its way: it is no longer about us.
    if (tokens.get(strategy) !== token) return tokens.get(strategy) ? load(strategy) : undefined;
    if (before !== undefined && before !== user.id) return startOver(strategy);
    patch(strategy, { user, status: 'ready', expired: false, lapsed: null });
    endLapse(strategy, true);
    startTimer(strategy, user.exp);
  } catch {
    if (tokens.get(strategy) === token) tokens.clear(strategy);
    stopTimer(strategy);
    // Under the pop-up one may try again.
    if (stores[strategy].getState().lapsed) patch(strategy, gone);
    else forget(strategy);
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

const goOn = (strategy: Strategy) =>
  navigateTo(takeRedirect(strategy) ?? STRATEGY_ROUTES[strategy].home, { replace: true });

/**
 * Takes a fresh token, fetches its user and goes to the remembered page, else the strategy's home. With `stay`, and under
 * the pop-up of an expired session, the page stays, and it rejects with an ApiError when the user can't be fetched; under
 * the pop-up another person starts at their home.
 */
export async function signedIn(
  strategy: Strategy,
  token: string,
  { stay = false }: { readonly stay?: boolean } = {},
): Promise<void> {
  const isLapsed = stores[strategy].getState().lapsed !== null;
  tokens.set(strategy, token);
  await fetchUser(strategy);
  if (!isLapsed && !stay) return goOn(strategy);
  if (!tokens.get(strategy))
    throw new ApiError(0, { code: 'UNAVAILABLE', message: useSessionWords.t('unconfirmed') });
}

/** Gives the page under the pop-up up: its guard then leads to the sign-in, and from there back. */
export const acknowledgeExpiry = (strategy: Strategy): void => forget(strategy);

/** The specification's sign-out, in its order of steps (section 4). Without a token nothing happens. */
export async function logout(strategy: Strategy): Promise<void> {
  if (!tokens.get(strategy)) return;
  stopTimer(strategy);
  const { user } = stores[strategy].getState();
  if (user?.skipLogout) {
    tokens.clear(strategy);
    forget(strategy);
    navigateTo(enteredFrom(user.id));
    return;
  }
  forget(strategy);
  // The answer may be long in coming.
  if (strategy === 'user') void takeTokenBack();
  await api(endpoints[strategy].logout, {}, { quiet: true }).catch(() => undefined);
  tokens.clear(strategy);
  navigateTo(STRATEGY_ROUTES[strategy].logout);
}

const ending: Partial<Record<Strategy, Promise<void>>> = {};
/** A 401 that comes this long before the end one counts down to is that end: clocks and ways differ. */
const EARLY_MS = 120_000;

const endsWithin = (strategy: Strategy, milliseconds: number): boolean =>
  (ends[strategy] ?? Infinity) <= Date.now() + milliseconds;

/** Any 401: one sign-out, one redirect, one message, however many calls were refused at once. */
function refused(strategy: Strategy): void {
  if (ending[strategy] || !tokens.get(strategy)) return;
  if (strategy === 'admin' && endsWithin(strategy, EARLY_MS)) return expire(strategy);
  // The user is kept until here: the pop-up or the message must not flash on a page still loading.
  toast.error(useSessionWords.t('ended'));
  ending[strategy] = logout(strategy).finally(() => delete ending[strategy]);
}

/** Another tab has signed in: so has this one, on the page it shows unless that is the sign-in. */
async function followSignIn(strategy: Strategy): Promise<void> {
  await fetchUser(strategy);
  const isSigningIn = window.location.pathname === STRATEGY_ROUTES[strategy].login;
  if (isSigningIn && stores[strategy].getState().user) goOn(strategy);
}

/** Another tab has signed out, or its countdown was over a moment before ours. */
function followSignOut(strategy: Strategy): void {
  // That tab may show an older release, which lends nothing and so takes nothing back.
  if (strategy === 'user' && !tokens.get(strategy)) void takeTokenBack();
  const { user, lapsed } = stores[strategy].getState();
  if (lapsed) return;
  if (user && (endsOf(strategy) || endsWithin(strategy, 1000))) return expire(strategy);
  stopTimer(strategy);
  forget(strategy);
  if (user && strategyHere() === strategy) navigateTo(STRATEGY_ROUTES[strategy].logout);
}

/** Wires the sessions to the page: call once, in the shell. */
export function startSessions(): void {
  watchAttendance();
  // A sign-out that comes too late has nothing left to end.
  onUnauthorized(({ strategy, path }) => path.endsWith('/logout') || refused(strategy));
  tokens.onOtherTab((strategy, token) => (token ? void followSignIn(strategy) : followSignOut(strategy)));
}
