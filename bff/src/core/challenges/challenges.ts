import { randomUUID } from 'node:crypto';
import { CHALLENGE_TOKEN_LIMIT, type ChallengeAction } from '@fio/contracts';
import type { Config } from '../config/index.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { siteverify, type Verdict } from './siteverify.ts';

/** A caller, as far as a challenge is concerned; a request's context is one. */
export interface Challenged {
  /** What the widget gave the browser; null when the request carries none. */
  readonly challengeToken: string | null;
  readonly ip: string;
}

export interface Challenges {
  /**
   * Demands proof that the caller is a person. True when it was given, false where no challenge is configured. Throws
   * CHALLENGE_REQUIRED without a token (the client then runs the widget and repeats the request under the same
   * Idempotency-Key), turnstile_timeout for one that is too old or used up, and turnstile_error for everything else, a
   * service that doesn't answer included: who can't be checked doesn't pass.
   */
  demand: (action: ChallengeAction, caller: Challenged) => Promise<boolean>;
}

interface Dependencies {
  readonly clock: Clock;
  readonly log: Logger;
}

/** A token is worth something for so long; the service says so too, but by its own clock. */
const LIFETIME_MS = 300_000;
/** How far the service's clock may be ahead of ours. */
const SKEW_MS = 60_000;

const isStale = ({ challenge_ts }: Verdict, now: Date) => {
  const age = challenge_ts === undefined ? Infinity : now.getTime() - Date.parse(challenge_ts);
  return age > LIFETIME_MS || age < -SKEW_MS;
};

const refusal = (verdict: Verdict) =>
  new AppError(
    verdict['error-codes']?.includes('timeout-or-duplicate') ? 'turnstile_timeout' : 'turnstile_error',
  );

export function createChallenges(
  { turnstile, publicUrl, adminUrl }: Pick<Config, 'turnstile' | 'publicUrl' | 'adminUrl'>,
  { clock, log }: Dependencies,
): Challenges {
  if (!turnstile) return { demand: () => Promise.resolve(false) };
  const { secret, origin } = turnstile;
  return {
    demand: async (action, { challengeToken: response, ip: remoteip }) => {
      if (response === null) throw new AppError('CHALLENGE_REQUIRED');
      if (response.length > CHALLENGE_TOKEN_LIMIT) throw new AppError('turnstile_error');
      const question = { secret, response, remoteip, idempotency_key: randomUUID() };
      const verdict = await siteverify(origin, question).catch((cause: unknown) => {
        log.warn({ err: cause }, 'no answer about a challenge');
        throw new AppError('turnstile_error', { cause });
      });
      if (!verdict.success) {
        const codes = verdict['error-codes'] ?? [];
        if (codes.some((code) => code.endsWith('-secret')))
          log.error({ codes }, 'TURNSTILE_SECRET is refused');
        throw refusal(verdict);
      }
      // Solved for another action or on another site: somebody carries tokens around.
      const hosts = [publicUrl.hostname, adminUrl.hostname];
      const isOurs = verdict.action === action && hosts.includes(verdict.hostname ?? '');
      if (!isOurs) throw new AppError('turnstile_error');
      if (isStale(verdict, clock.now())) throw new AppError('turnstile_timeout');
      return true;
    },
  };
}
