import type { ServerResponse } from 'node:http';
import type { RecordChange } from '@fio/contracts';
import type { Pool } from 'pg';
import { Listener } from '../../core/database/Listener.ts';
import type { Notices } from '../../core/database/Notices.ts';
import { SESSION_TIMES } from '../../core/identity/session-policy.ts';
import { AppError } from '../../core/errors.ts';
import { EVENT_STREAM_HEAD, PING } from '../../http/event-stream.ts';
import { isChange } from './followable.ts';

/** Milliseconds. */
const WATCH = 5_000;
/** Open pages of a process, and of one session: more windows than anybody works in. */
const MOST = 2_000;
const MOST_OF_SESSION = 12;

/** Whose session is over: revoked, run out, or idle for too long. Looking at a page is no sign of life. */
const LIVE = `
  SELECT encode(token_hash, 'hex') AS hash FROM sessions
  WHERE token_hash = ANY($1::bytea[]) AND revoked_at IS NULL AND expires_at > $2 AND last_seen_at > $3`;

export interface Follower {
  readonly resource: string;
  readonly id: string;
  readonly actorId: string;
  readonly tokenHash: Buffer;
}

interface Open extends Follower {
  readonly response: ServerResponse;
}

interface Notice extends RecordChange {
  readonly resource: string;
  readonly id: string;
  readonly actorId: string | null;
}

interface Dependencies {
  readonly pool: Pool;
  readonly notices: Notices;
  readonly clock: { now(): Date };
}

const eventOf = ({ by, action, at }: RecordChange) =>
  `data: ${JSON.stringify({ by, action, at: new Date(at).toISOString() } satisfies RecordChange)}\n\n`;

/**
 * The staff who have a record open, each told of what others do to it. A process hears of every commit by one
 * connection, whichever process made it. Staff are few: whoever is told is looked for among all.
 */
export class RecordFollowers {
  readonly #dependencies: Dependencies;
  readonly #listener: Listener;
  readonly #open = new Set<Open>();
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#listener = new Listener({
      notices: dependencies.notices,
      channel: 'record_changed',
      onNotice: (payload) =>
        payload === undefined ? this.#hangUp() : this.#notify(JSON.parse(payload) as Notice),
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  async stop(): Promise<void> {
    await this.#listener.stop();
    this.#hangUp();
  }

  /** Throws where there is no room for one more. */
  assertCapacity({ tokenHash }: Follower): void {
    if (this.#open.size >= MOST) throw new AppError('UNAVAILABLE', { retryAfter: 30 });
    const own = [...this.#open].filter((one) => one.tokenHash.equals(tokenHash));
    if (own.length >= MOST_OF_SESSION) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 60 });
  }

  /** Takes a response over; `missed` is what was done before it came. */
  take(
    follower: Follower,
    response: ServerResponse,
    headers: readonly string[],
    missed: RecordChange | null,
  ): void {
    response.writeHead(200, [...headers, ...EVENT_STREAM_HEAD]);
    if (response.req.method === 'HEAD') {
      response.end();
      return;
    }
    const open = { ...follower, response };
    this.#open.add(open);
    response.once('close', () => this.#leave(open));
    response.write(missed ? eventOf(missed) : PING);
    this.#timer ??= setInterval(() => void this.#watch().catch(() => undefined), WATCH).unref();
  }

  #leave(open: Open): void {
    this.#open.delete(open);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Nothing is written to it after its end. */
  #end(open: Open): void {
    this.#leave(open);
    open.response.end();
  }

  #notify({ resource, id, actorId, ...change }: Notice): void {
    if (!isChange(change.action)) return;
    for (const open of this.#open) {
      if (open.resource !== resource || open.id !== id || open.actorId === actorId) continue;
      open.response.write(eventOf(change));
    }
    this.#askAnew(resource, id);
  }

  /** Ends the streams of whoever may hold less now: coming back, they are asked for their permission anew. */
  #askAnew(resource: string, id: string): void {
    for (const open of this.#open)
      if (resource === 'permissions' || (resource === 'users' && id === open.actorId)) this.#end(open);
  }

  /** Whoever comes back asks for what happened meanwhile. */
  #hangUp(): void {
    for (const open of this.#open) this.#end(open);
  }

  /** Ends the streams of sessions that are over, and keeps the others from falling silent. */
  async #watch(): Promise<void> {
    const { pool, clock } = this.#dependencies;
    const now = clock.now();
    const idleSince = new Date(now.getTime() - (SESSION_TIMES.admin.idle ?? SESSION_TIMES.admin.absolute));
    const asked = [...this.#open];
    const values = [asked.map(({ tokenHash }) => tokenHash), now, idleSince];
    const { rows } = await pool.query<{ hash: string }>({ name: 'followers', text: LIVE, values });
    const live = new Set(rows.map(({ hash }) => hash));
    for (const open of asked) {
      if (!this.#open.has(open)) continue;
      if (live.has(open.tokenHash.toString('hex'))) open.response.write(PING);
      else this.#end(open);
    }
  }
}
