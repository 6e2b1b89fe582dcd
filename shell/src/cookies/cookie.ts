const DAY_SECONDS = 86_400;

/**
 * Whether a cookie of this name is set, whatever its value. Yes on the server: what lies behind a gate is drawn for
 * those who have passed alone, and a notice that only a script can close waits for the script.
 */
export const hasCookie = (name: string, cookies = globalThis.document?.cookie ?? `${name}=1`): boolean =>
  cookies.split(/;\s*/).some((pair) => pair.split('=')[0] === name);

/** The text that sets a cookie of ours for so many days. */
export const cookieText = (name: string, days: number, secure: boolean): string =>
  `${name}=1; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${secure ? '; secure' : ''}`;

/** Remembers a yes for so many days. */
export function setCookie(name: string, days: number): void {
  document.cookie = cookieText(name, days, window.location.protocol === 'https:');
}
