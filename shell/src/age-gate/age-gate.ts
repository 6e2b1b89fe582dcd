import { hasCookie, setCookie } from '../cookies/cookie.ts';

const COOKIE = 'agegate';
/** Passing is remembered this long (specification, section 9). */
const DAYS = 7;
/** Where the campaign names no age. */
export const DEFAULT_AGE = 18;
export const AGE_GATE_PATH = '/agegate';

/** Whether a visitor must answer first: the setting is on, the page is public, the cookie is missing. */
export const mustAnswer = (enabled: boolean, pathname: string, cookies?: string): boolean =>
  enabled && pathname !== AGE_GATE_PATH && !hasCookie(COOKIE, cookies);

/** Whether this browser has passed. */
export const hasPassed = (): boolean => hasCookie(COOKIE);

/** Remembers that the visitor is old enough. */
export const passAgeGate = (): void => setCookie(COOKIE, DAYS);

/** The page a visitor came for, from the history entry the gate was opened with; only paths of our own. */
export function rememberedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
