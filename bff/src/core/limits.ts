import { isIPv6 } from 'node:net';
import { LIMITS, type LimitName } from '@fio/contracts';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

/** One address may be a whole house, school or mobile network: it gets as much as this many accounts. */
const ACCOUNTS_PER_ADDRESS = 10;

export interface Limits {
  /**
   * Counts one request against the account (when there is one) and the address. Throws TOO_MANY_REQUESTS, or
   * UNAVAILABLE when nothing can be counted: a limit that fails open is none.
   */
  consume: (name: LimitName, ip: string, account?: string) => Promise<void>;
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

const refusal = (error: unknown) =>
  error instanceof RateLimiterRes
    ? new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
    : new AppError('UNAVAILABLE', { cause: error });

export function createLimits(pool: Pool): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
      // Who is over the limit is told from memory: a flood doesn't reach the database.
      inMemoryBlockOnConsumed: points + 1,
    });
  const pairs = Object.entries(LIMITS).map(([name, { points, seconds }]) => {
    const account = limiter(`${name}:account`, points, seconds);
    const address = limiter(`${name}:address`, points, seconds);
    const shared = limiter(`${name}:shared`, points * ACCOUNTS_PER_ADDRESS, seconds);
    return [name, { account, address, shared }] as const;
  });
  const limiters = new Map<string, (typeof pairs)[number][1]>(pairs);

  return {
    consume: async (name, ip, account) => {
      const { account: byAccount, address, shared } = limiters.get(name) as (typeof pairs)[number][1];
      try {
        if (account === undefined) await address.consume(addressKey(ip));
        else await Promise.all([byAccount.consume(account), shared.consume(addressKey(ip))]);
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}
