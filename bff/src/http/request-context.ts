import type { AnyEndpoint } from '@fio/contracts';
import type { Request, Response } from 'express';
import type { Services } from '../composition.ts';
import type { Actor } from '../core/actor.ts';
import type { Transaction } from '../core/database/prisma.ts';
import type { ResolvedSession } from '../core/identity/ResolvedSession.ts';
import { readBytes, BODY_LIMIT } from './body.ts';
import type { Credentials, RequestContext } from './context.ts';
import { languageOf } from './language.ts';

/** A context under construction: what later steps of the request's way fill in. */
export interface OpenContext extends RequestContext {
  session: ResolvedSession | null;
  /** Set while an Idempotency-Key's transaction is open. */
  joined: Transaction | null;
  /** Set by `reply.status`. */
  status: number | null;
}

const BEARER = /^Bearer ([^\s]{1,512})$/i;

function credentialsOf(endpoint: AnyEndpoint, request: Request, services: Services): Credentials {
  return {
    token: BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null,
    binding: endpoint.strategy === 'admin' ? services.bindingCookie.read(request.headers.cookie) : undefined,
    strategy: endpoint.strategy,
  };
}

function actorOf(context: RequestContext): Actor {
  const { session, ip, userAgent, requestId } = context;
  return {
    id: session?.admin?.id ?? session?.enteredById ?? null,
    name: session?.admin?.name ?? '',
    type: session?.admin?.type ?? null,
    ip,
    userAgent,
    requestId,
  };
}

function abortedWith(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

const bodyTooLarge = (endpoint: AnyEndpoint) =>
  endpoint.errors?.includes('FILE_LARGE') ? 'FILE_LARGE' : 'BODY_LARGE';

/** What costs something (language, actor, signal) is worked out when it is first asked for. */
export function openContext(
  services: Services,
  endpoint: AnyEndpoint,
  request: Request,
  response: Response,
): OpenContext {
  let signal: AbortSignal | undefined;
  const context: OpenContext = {
    ...services,
    requestId: request.id,
    get language() {
      return languageOf(request);
    },
    ip: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    credentials: credentialsOf(endpoint, request, services),
    idempotencyKey: request.get('idempotency-key') ?? null,
    session: null,
    joined: null,
    status: null,
    get actor() {
      return actorOf(context);
    },
    get signal() {
      return (signal ??= abortedWith(response));
    },
    reply: {
      status: (code) => {
        context.status = code;
      },
      header: (name, value) => {
        response.appendHeader(name, value);
      },
    },
    readBody: () => readBytes(request, endpoint.bodyLimit ?? BODY_LIMIT, bodyTooLarge(endpoint)),
    transaction: (work) => (context.joined ? work(context.joined) : services.db.$transaction(work)),
  };
  return context;
}
