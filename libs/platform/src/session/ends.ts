import { SESSION_ENDS_HEADER } from '@fio/contracts/admin/staff-session';
import type { Strategy } from '@fio/contracts/core/endpoint';

/** When a session ends, in milliseconds of this browser's clock. */
export interface Ends {
  /** Unless it is used before. */
  readonly at: number;
  /** Whatever happens. */
  readonly last: number;
}

/** Beside the token, so that one tab's work is known to the others. */
export const endsKeyOf = (strategy: Strategy) => `ends.${strategy}`;

/** Less than this is the way of an answer, not another end. */
const SAME_MS = 2000;

/** What the server has last said in this browser of a session's ends; null where it says nothing, as for visitors. */
export function endsOf(strategy: Strategy): Ends | null {
  const [at, last] = (localStorage.getItem(endsKeyOf(strategy)) ?? '').split(' ').map(Number);
  return at && last ? { at, last } : null;
}

/** Notes what an answer says of the ends of the session it was asked with. */
export function hearEnds(strategy: Strategy, { headers }: Pick<Response, 'headers'>): void {
  const [soon, last] = (headers.get(SESSION_ENDS_HEADER) ?? '').split(', ').map(Number);
  if (soon === undefined || last === undefined) return;
  const now = Date.now();
  const ends: Ends = { at: now + soon * 1000, last: now + last * 1000 };
  const known = endsOf(strategy);
  if (known && Math.abs(known.at - ends.at) < SAME_MS && Math.abs(known.last - ends.last) < SAME_MS) return;
  localStorage.setItem(endsKeyOf(strategy), `${ends.at} ${ends.last}`);
}
