const DAY_SECONDS = 86_400;

/**
 * Whether a cookie of this name is set, whatever its value. Yes on the server: what lies behind a gate is drawn for
 * those who have passed alone, and a notice that only a script can close waits for the script.
 */
export const hasCookie = (name: string, cookies = globalThis.document?.cookie ?? `${name}=1`): boolean =>
  cookies.split(/;\s*/).some((pair) => pair.split('=')[0] === name);

/** The value of a cookie, or undefined where there is none; none on the server. */
export function cookieValue(name: string, cookies = globalThis.document?.cookie ?? ''): string | undefined {
  const pair = cookies.split(/;\s*/).find((one) => one.split('=')[0] === name);
  return pair?.slice(name.length + 1);
}

/** The text that sets a cookie of ours for so many days. */
export const cookieText = (name: string, days: number, secure: boolean, value = '1'): string =>
  `${name}=${value}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${secure ? '; secure' : ''}`;

/** Remembers a choice, or a plain yes, for so many days. */
export function setCookie(name: string, days: number, value = '1'): void {
  document.cookie = cookieText(name, days, window.location.protocol === 'https:', value);
}
