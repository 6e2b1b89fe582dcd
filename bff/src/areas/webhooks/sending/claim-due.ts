import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { PATIENCE } from './post-event.ts';

/** A delivery that is this process's to send. */
export interface Claimed {
  readonly id: string;
  readonly eventId: string;
  readonly endpointId: string;
  /** With this one. */
  readonly tries: number;
}

const CLAIM = readFileSync(new URL('./claim-due.sql', import.meta.url), 'utf8');

/** Sent to one endpoint at once, by one process. */
const AT_ONCE = 4;
/** What was taken and not settled by then is sent again: its worker is gone. Well beyond a try's patience. */
export const LEASE = 4 * PATIENCE;

/** Takes what is due; `underWay`: how many this process sends to each endpoint. */
export async function claimDue(
  pool: Pool,
  now: Date,
  underWay: ReadonlyMap<string, number>,
): Promise<readonly Claimed[]> {
  const lease = new Date(now.getTime() + LEASE);
  const { rows } = await pool.query<Claimed>(CLAIM, [
    now,
    lease,
    AT_ONCE,
    JSON.stringify(Object.fromEntries(underWay)),
  ]);
  return rows;
}
