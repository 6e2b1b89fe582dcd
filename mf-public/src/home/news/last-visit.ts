import { serverNow } from '@fio/platform/boot';

const keyOf = (visitorId: string) => `news.${visitorId}`;
/** Of who comes with this browser for the first time, the last week. */
const WEEK_MS = 7 * 24 * 3_600_000;

/** Until when the visitor has seen, with this browser, what changed: an ISO instant in UTC. */
export const seenUntil = (visitorId: string): string =>
  localStorage.getItem(keyOf(visitorId)) ?? new Date(serverNow().getTime() - WEEK_MS).toISOString();

/** They have seen all up to now. */
export const markSeen = (visitorId: string): void =>
  localStorage.setItem(keyOf(visitorId), serverNow().toISOString());
