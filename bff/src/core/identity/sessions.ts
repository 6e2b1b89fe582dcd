import { hash } from 'node:crypto';
import type { Strategy } from '@fio/contracts';
import type { Pool } from 'pg';
import { LastSeen } from './LastSeen.ts';
import type { ResolvedSession } from './ResolvedSession.ts';
import { resolveRow, withIdleEnd } from './resolve-row.ts';
import { SessionCache } from './SessionCache.ts';
import { BatchedLookup } from '../database/BatchedLookup.ts';
import type { Notices } from '../database/Notices.ts';
import { SessionNotices } from './SessionNotices.ts';
import { findSessions, touchSessions } from './session-rows.ts';
import { isToken } from './tokens.ts';

export interface Sessions {
  /**
   * The session a bearer token opens, or null. `binding` is the value of the binding cookie; only staff sessions
   * ask for it. `isAttended`: a person is behind it, so that the session is in use. Fast: see
   * docs/decisions/access.md.
   */
  resolve: (
    token: string,
    binding: string | undefined,
    strategy: Strategy,
    isAttended?: boolean,
  ) => Promise<ResolvedSession | null>;
  /**
   * After a commit that ended a session, or all of a person: this process needn't wait for the notification that
   * tells the others.
   */
  forget: (what: { tokenHash: Uint8Array } | { subjectId: string }) => void;
  /** Listens for revocations; until it is called nothing is cached. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Dependencies {
  pool: Pool;
  notices: Notices;
  clock: { now(): Date };
}

const CACHE = { ttl: 2_000, size: 4_000 };

export function createSessions({ pool, notices, clock }: Dependencies): Sessions {
  const cache = new SessionCache(CACHE);
  const ended = new SessionNotices(notices, cache);
  const lookups = {
    user: new BatchedLookup((hashes) => findSessions(pool, 'user', hashes)),
    admin: new BatchedLookup((hashes) => findSessions(pool, 'admin', hashes)),
  } as const satisfies Record<Strategy, unknown>;
  const lastSeen = new LastSeen((hashes, at) => touchSessions(pool, hashes, at));

  async function find(key: string, strategy: Strategy, now: number) {
    const cached = cache.get(key, now);
    if (cached) return cached;
    const { generation } = cache;
    const row = await lookups[strategy].find(key);
    if (row) cache.put(row, now, generation);
    return row;
  }

  return {
    resolve: async (token, binding, strategy, isAttended = true) => {
      if (!isToken(token)) return null;
      const now = clock.now().getTime();
      const row = await find(hash('sha256', token, 'hex'), strategy, now);
      const session = row && resolveRow(row, strategy, binding, now);
      if (!row || !session) return null;
      if (isAttended) lastSeen.see(row, now);
      return withIdleEnd(session, row);
    },
    forget: (what) => {
      if ('subjectId' in what) cache.forgetSubject(what.subjectId);
      else cache.forget(Buffer.from(what.tokenHash).toString('hex'));
    },
    start: () => ended.start(),
    stop: async () => {
      await ended.stop();
      await lastSeen.flush();
    },
  };
}
