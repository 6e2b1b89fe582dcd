import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Strategy } from '@fio/contracts';
import { BoundedQueue } from './BoundedQueue.ts';
import { formatPhc, parsePhc, type Argon2Cost } from './phc.ts';

/** OWASP's second recommendation for argon2id (19 MiB, 2 passes, 1 lane): some 30 ms of one core. */
export const OWASP_COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const derive = promisify(argon2);
const tagOf = (password: string, salt: Buffer, cost: Argon2Cost, tagLength: number) =>
  derive('argon2id', {
    // Two keyboards may write the same accented letter in two ways (RFC 8265 asks for NFC).
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
  });

/** Who waits together: what floods one lane leaves the others alone. */
export type Lane = Strategy;
export const LANES = ['user', 'admin'] as const satisfies readonly Lane[];

export interface Passwords {
  hash: (password: string, lane: Lane) => Promise<string>;
  /**
   * Compares in constant time. `stored` is null when there is no such account: the same work is done, and the
   * answer is false. Throws QueueFull when too many sign-ins wait already.
   */
  verify: (password: string, stored: string | null, lane: Lane) => Promise<boolean>;
  /** Whether `stored` was made at another cost than today's and should be made anew at the next sign-in. */
  isOutdated: (stored: string) => boolean;
  /** How many wait for their turn. */
  waiting: (lane: Lane) => number;
}

export interface PasswordOptions {
  cost?: Argon2Cost;
  concurrency?: number;
  /** Among how many of this machine the visitors' half of the cores is divided. */
  processes?: number;
  limit?: number;
}

/**
 * How many passwords of visitors one of so many processes works on at once: half of the machine's cores among all of them, so
 * that a storm of sign-ins leaves the other half to the votes, and one in each process however many there are.
 */
export const hashersOf = (processes: number): number =>
  Math.max(1, Math.floor(availableParallelism() / 2 / processes));

/**
 * argon2id behind a bounded queue for each lane. Staff get a worker beside those of visitors, whom no storm of those holds
 * up. At most `limit` wait in a lane (64 for each worker: about two seconds of work), the rest is refused at once; visitors
 * line up before it comes to that (core/line).
 */
export function createPasswords(options: PasswordOptions = {}): Passwords {
  const cost = options.cost ?? OWASP_COST;
  const { concurrency = hashersOf(options.processes ?? 1) } = options;
  const { limit = 64 * concurrency } = options;
  const lanes: Record<Lane, BoundedQueue> = {
    user: new BoundedQueue({ concurrency, limit }),
    admin: new BoundedQueue({ concurrency: 1, limit }),
  };
  const nobody = { ...cost, salt: randomBytes(16), tag: randomBytes(32) };
  return {
    waiting: (lane) => lanes[lane].waiting,
    hash: async (password, lane) => {
      const salt = randomBytes(16);
      const tag = await lanes[lane].run(() => tagOf(password, salt, cost, 32));
      return formatPhc({ ...cost, salt, tag });
    },
    verify: async (password, stored, lane) => {
      const known = stored === null ? null : parsePhc(stored);
      const expected = known ?? nobody;
      const tag = await lanes[lane].run(() => tagOf(password, expected.salt, expected, expected.tag.length));
      return timingSafeEqual(tag, expected.tag) && known !== null;
    },
    isOutdated: (stored) => {
      const known = parsePhc(stored);
      return (
        known === null ||
        known.memory !== cost.memory ||
        known.passes !== cost.passes ||
        known.parallelism !== cost.parallelism
      );
    },
  };
}
