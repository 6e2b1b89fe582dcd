import type { Language, Strategy } from '@fio/contracts';
import type { Infrastructure } from '../infrastructure.ts';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../database/prisma.ts';
import type { ResolvedSession, StaffSession } from '../identity/ResolvedSession.ts';

/** Changes the answer before it is sent. */
export interface Reply {
  /** Another status of success than the contract's. */
  status(code: number): void;
  /** Adds a header; `set-cookie` may be given several times. */
  header(name: string, value: string): void;
}

/** What the caller presented, before anybody looked it up. */
export interface Credentials {
  readonly token: string | null;
  /** Value of the binding cookie (staff sessions in a browser). */
  readonly binding: string | undefined;
  readonly strategy: Strategy;
}

/** Everything a handler may touch: the services, and what is known of this request. */
export interface RequestContext<
  Session extends ResolvedSession | null = ResolvedSession | null,
> extends Infrastructure {
  readonly requestId: string;
  readonly language: Language;
  /** The caller's address; a proxy's word counts only where the configuration trusts it. */
  readonly ip: string;
  readonly userAgent: string;
  readonly credentials: Credentials;
  /** The Cookie header as it was sent. */
  readonly cookies: string | undefined;
  readonly idempotencyKey: string | null;
  /** Runs `work` once the endpoint's line lets the caller in: IN_LINE with a place until then. */
  lineUp<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What the bot challenge's widget gave the caller, unchecked: see `challenges.demand`. */
  readonly challengeToken: string | null;
  /** The version of the API that the request speaks; a handler gets and gives what the newest has. */
  readonly apiVersion: string;
  /** Live session of the endpoint's strategy; null only where its `access` is public. */
  readonly session: Session;
  /** Who the audit names. */
  readonly actor: Actor;
  readonly reply: Reply;
  /** Aborted when the caller went away. */
  readonly signal: AbortSignal;
  /** Bytes of a body that isn't JSON, up to the contract's `bodyLimit`; more is refused. */
  readBody(): Promise<Buffer>;
  /**
   * Runs `work` in one transaction. With an Idempotency-Key it is the transaction that also remembers the
   * answer, so that effect and memory stand or fall together; every change belongs in here.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Of an endpoint that wants a session. */
export type SignedInContext = RequestContext<ResolvedSession>;

/** Of an endpoint of the back office that wants one. */
export type StaffContext = RequestContext<StaffSession>;
