import type { Strategy } from '@fio/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface SessionTimes {
  /** Milliseconds from sign-in to the end, whatever happens. */
  absolute: number;
  /** Milliseconds without a request after which the session is over; null for never. */
  idle: number | null;
}

/**
 * An evening of series for visitors, a working day for staff; an hour away from the desk ends a staff session
 * (OWASP: idle limits by the value at stake). Visitors have no idle limit: their countdown says 12 hours.
 */
export const SESSION_TIMES: Record<Strategy, SessionTimes> = {
  user: { absolute: 12 * HOUR, idle: null },
  admin: { absolute: 8 * HOUR, idle: HOUR },
};

/** A visitor's session opened by staff (`GET /admin/registrations/enter/:id`). */
export const ENTERED_TIME = 15 * MINUTE;

/** How long a proof of oneself holds for what gives something away (docs/decisions/signing-in.md). */
export const PROOF_TIME = 10 * MINUTE;

/** How often, at most, a session's last sign of life is written. Visitors' sessions have no idle limit to feed. */
export const TOUCH_EVERY: Readonly<Record<Strategy, number>> = { user: 15 * MINUTE, admin: MINUTE };
