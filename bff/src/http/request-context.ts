import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHALLENGE_HEADER, LINE_HEADER, NEWEST_VERSION, type AnyEndpoint } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Actor } from '../core/actor.ts';
import type { Transaction } from '../core/database/prisma.ts';
import type { RateLimit } from '../core/limits/RateLimit.ts';
import type { ResolvedSession } from '../core/identity/ResolvedSession.ts';
import { readBytes, BODY_LIMIT } from './body.ts';
import type { Credentials, Reply, RequestContext } from '../core/request/RequestContext.ts';
import { languageOf } from './language.ts';
import { requestId as idOf } from './request-id.ts';
import { takesFile } from './takes-file.ts';
import { callerAddress, type Trust } from './trust.ts';

/** A context under construction: what later steps of the request's way fill in. */
export interface OpenContext extends RequestContext {
  session: ResolvedSession | null;
  apiVersion: string;
  /** Set while an Idempotency-Key's transaction is open. */
  joined: Transaction | null;
  /** Whether the handler has asked for it. */
  hasJoined: boolean;
  /** Set by `reply.status`. */
  status: number | null;
  /** Once the request was counted against its limit. */
  rateLimit: RateLimit | null;
}

export type OpenContexts = new (
  endpoint: AnyEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
) => OpenContext;

const BEARER = /^Bearer ([^\s]{1,512})$/i;

function actorOf({ session, ip, userAgent, requestId }: RequestContext): Actor {
  return {
    id: session?.admin?.id ?? session?.enteredById ?? null,
    name: session?.admin?.name ?? '',
    type: session?.admin?.type ?? null,
    ip,
    userAgent,
    requestId,
  };
}

function abortedWith(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

const bodyTooLarge = (endpoint: AnyEndpoint) => (takesFile(endpoint) ? 'FILE_LARGE' : 'BODY_LARGE');

/** A class whose instances have `services` for their prototype: to copy them costs a twentieth of a request's time. */
function inheriting(services: Infrastructure): new () => Infrastructure {
  function Inheriting() {}
  Inheriting.prototype = services;
  return Inheriting as unknown as new () => Infrastructure;
}

/**
 * The contexts of one app. All but the request's id is worked out when it is asked for, for few handlers ask for much.
 * Functions are handed out by getters, so that they may be taken out of the context.
 */
export function contextsOf(services: Infrastructure, trust: Trust): OpenContexts {
  return class Context extends inheriting(services) implements OpenContext {
    readonly requestId: string;
    session: ResolvedSession | null = null;
    apiVersion: string = NEWEST_VERSION;
    joined: Transaction | null = null;
    hasJoined = false;
    status: number | null = null;
    rateLimit: RateLimit | null = null;
    readonly #endpoint: AnyEndpoint;
    readonly #request: IncomingMessage;
    readonly #response: ServerResponse;
    #signal: AbortSignal | undefined;

    constructor(endpoint: AnyEndpoint, request: IncomingMessage, response: ServerResponse) {
      super();
      this.requestId = idOf(request, trust);
      this.#endpoint = endpoint;
      this.#request = request;
      this.#response = response;
    }

    get language() {
      return languageOf(this.#request);
    }

    get ip() {
      return callerAddress(this.#request, trust);
    }

    get userAgent() {
      return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
    }

    get credentials(): Credentials {
      const { headers } = this.#request;
      const { strategy } = this.#endpoint;
      const token = BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
      const binding = strategy === 'admin' ? services.identity.bindingCookie.read(headers.cookie) : undefined;
      return { token, binding, strategy };
    }

    get cookies() {
      return this.#request.headers.cookie;
    }

    get idempotencyKey() {
      const key = this.#request.headers['idempotency-key'];
      return typeof key === 'string' ? key : null;
    }

    get lineUp() {
      const { line } = this.#endpoint;
      const place = this.#request.headers[LINE_HEADER];
      const caller = {
        place: typeof place === 'string' ? place : null,
        idempotencyKey: this.idempotencyKey,
        charge: async () => void (await services.limits.consume('line', this.ip)),
      };
      return <Result>(work: () => Promise<Result>): Promise<Result> =>
        line === undefined ? work() : services.lines.through(line, caller, work);
    }

    get challengeToken() {
      const token = this.#request.headers[CHALLENGE_HEADER];
      return typeof token === 'string' && token !== '' ? token : null;
    }

    get actor(): Actor {
      return actorOf(this);
    }

    get signal() {
      return (this.#signal ??= abortedWith(this.#response));
    }

    get reply(): Reply {
      return {
        status: (code) => {
          this.status = code;
        },
        header: (name, value) => {
          this.#response.appendHeader(name, value);
        },
      };
    }

    get readBody() {
      const limit = this.#endpoint.bodyLimit ?? BODY_LIMIT;
      return () => readBytes(this.#request, limit, bodyTooLarge(this.#endpoint));
    }

    get transaction() {
      return <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
        if (!this.joined) return services.db.$transaction(work);
        this.hasJoined = true;
        return work(this.joined);
      };
    }
  };
}
