import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { LIMITS, type LimitName } from '@fio/contracts';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Database } from './database/client.ts';
import { AppError } from './errors.ts';
import type { RateLimit } from './limits/RateLimit.ts';
import { RequestCounter, type Standing } from './limits/RequestCounter.ts';

/** One address may be a whole house, school or mobile network: it gets as much as this many accounts. */
const ACCOUNTS_PER_ADDRESS = 10;

export interface Limits {
  /**
   * Counts one request against the account (when there is one) and the address, and says where the one stands that has less
   * left. Throws TOO_MANY_REQUESTS, or UNAVAILABLE when nothing can be counted: a limit that fails open is none.
   */
  consume: (name: LimitName, ip: string, account?: string) => Promise<RateLimit>;
}

/** The eight groups of an IPv6 address, `::` written out and without leading zeros. */
export function groupsOf(address: string): string[] {
  return written(address).map((group) => Number.parseInt(group, 16).toString(16));
}

function written(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/** Who an address stands for: IPv4 whole, also when mapped into IPv6; IPv6 by its /64, which one line has. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** Who is over a limit is told from memory: a flood doesn't reach the database. Of so many keys; beyond, it is asked again. */
const REMEMBERED = 20_000;
const CLEAR_MS = 300_000;
/** How long a window is told of once it is over: staff see until when a name was locked. */
const KEPT_MS = 3_600_000;
/** Rows of one statement, so that none of them is held for long. */
const CLEARED_AT_ONCE = 20_000;

const CLEAR = readFileSync(new URL('./limits/clear-counts.sql', import.meta.url), 'utf8');

const secondsUntil = (until: number) => Math.max(1, Math.ceil((until - Date.now()) / 1000));

/** `points`: of the key that has the fewest left. */
const rateLimitOf = (name: LimitName, points: number, remaining: number, until: number): RateLimit => ({
  name,
  points,
  seconds: LIMITS[name].seconds,
  remaining: Math.max(0, remaining),
  resetsIn: secondsUntil(until),
});

const tooMany = (name: LimitName, until: number) =>
  new AppError('TOO_MANY_REQUESTS', {
    retryAfter: secondsUntil(until),
    rateLimit: rateLimitOf(name, LIMITS[name].points, 0, until),
  });

/** What a request of this limit is counted against, and how often each may be within its window. */
function keysOf(name: LimitName, ip: string, account: string | undefined) {
  const { points, seconds } = LIMITS[name];
  const address = addressKey(ip);
  if (account === undefined) return [{ key: `${name}:address:${address}`, seconds, most: points }];
  return [
    { key: `${name}:account:${account}`, seconds, most: points },
    { key: `${name}:shared:${address}`, seconds, most: points * ACCOUNTS_PER_ADDRESS },
  ];
}

/** Counts on connections of `pool`. */
export function createLimits(pool: Pool): Limits {
  const counter = new RequestCounter(pool);
  const spent = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    consume: async (name, ip, account) => {
      const keys = keysOf(name, ip, account);
      const known = Math.max(...keys.map(({ key }) => spent.get(key) ?? 0));
      if (known > Date.now()) throw tooMany(name, known);
      const standings = await counter.count(keys).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : new AppError('UNAVAILABLE', { cause });
      });
      const over = keys.flatMap(({ key, most }, place) => {
        const { count, until } = standings[place] as Standing;
        return count > most ? [{ key, until }] : [];
      });
      for (const { key, until } of over) spent.set(key, until);
      if (over.length > 0) throw tooMany(name, Math.max(...over.map(({ until }) => until)));
      const [tightest] = keys
        .map(({ most }, place) => {
          const { count, until } = standings[place] as Standing;
          return rateLimitOf(name, most, most - count, until);
        })
        .sort((a, b) => a.remaining - b.remaining);
      return tightest as RateLimit;
    },
  };
}

/** Those of the product; counts whose window is long over, of any process, are cleared away from `start` on. */
export function openLimits({ pool, keyed }: Pick<Database, 'pool' | 'keyed'>) {
  const clear = () => pool.query({ text: CLEAR, values: [Date.now() - KEPT_MS, CLEARED_AT_ONCE] });
  let timer: NodeJS.Timeout | undefined;
  return {
    port: createLimits(keyed),
    clear,
    start: () => {
      // What isn't cleared away now is so in five minutes.
      timer = setInterval(() => void clear().catch(() => undefined), CLEAR_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
