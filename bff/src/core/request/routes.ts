import type { AnyEndpoint, BodyOf, ParamsOf, PermissionKey, QueryOf, ResultOf } from '@fio/contracts';
import type { OpenReply, RawReply } from './replies.ts';
import type { Answer, Keeping } from './attempt.ts';
import type { RequestContext, SignedInContext, StaffContext } from './RequestContext.ts';

export interface HandlerInput<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** With the session that the endpoint's `access` promises. */
type ContextOf<E extends AnyEndpoint> = 'public' extends E['access']
  ? RequestContext
  : E['access'] extends PermissionKey
    ? StaffContext
    : E['strategy'] extends 'admin'
      ? StaffContext
      : SignedInContext;

type Result<E extends AnyEndpoint> = ResultOf<E> | RawReply | OpenReply;

/**
 * Input has passed the contract's schemas; the result passes the response's, unless it is a reply of its own kind.
 * `services` are the handler's own area's.
 */
export type Handler<E extends AnyEndpoint, Services = unknown> = (
  input: HandlerInput<E>,
  context: ContextOf<E>,
  services: Services,
) => Result<E> | Promise<Result<E>>;

/**
 * Does what a handler does together with others, in a transaction that they share, which keeps the answer with its key; null:
 * nothing was done, and the handler does it.
 */
export type Grouped<E extends AnyEndpoint, Services = unknown> = (
  input: HandlerInput<E>,
  context: ContextOf<E>,
  services: Services,
  keeping: Keeping,
) => Promise<Answer | null>;

/** What a handler takes over from the transport, because it does it in a way of its own. */
export interface RouteOptions<Services = unknown, E extends AnyEndpoint = AnyEndpoint> {
  /** Asked before the handler. */
  readonly grouped?: Grouped<E, Services>;
  /** Counts the contract's limit itself. */
  readonly ownLimits?: boolean;
  /** Lines up what costs much itself (`context.lineUp`), for not every request of the endpoint does. */
  readonly ownLine?: boolean;
  /** Sees to `context.idempotencyKey` itself. */
  readonly ownIdempotency?: boolean;
  /**
   * For a public GET on `:id` that is asked thousands of times a second: the JSON of an answer that is at hand, before
   * Express and all it does; null hands the request on to the ordinary way.
   */
  readonly instant?: (id: string, services: Services) => string | null;
  /**
   * For a public GET whose answer is the same for everyone, in every language, and may be half a second old: kept
   * serialised and compressed, with an ETag.
   */
  readonly shared?: true;
}

/** A contract endpoint with its handler, which wants its area's services. */
export interface AreaRoute<Services> {
  readonly endpoint: AnyEndpoint;
  readonly handler: (
    input: HandlerInput<AnyEndpoint>,
    context: RequestContext,
    services: Services,
  ) => unknown;
  readonly options: RouteOptions<Services>;
}

/** The same with its services in place: all that mounting needs. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handler: (input: HandlerInput<AnyEndpoint>, context: RequestContext) => unknown;
  readonly options: Omit<RouteOptions, 'instant' | 'grouped'> & {
    readonly instant?: (id: string) => string | null;
    readonly grouped?: (
      input: HandlerInput<AnyEndpoint>,
      context: RequestContext,
      keeping: Keeping,
    ) => Promise<Answer | null>;
  };
}

/** Pairs each endpoint of a contract with its handler; a missing or surplus one is a type error. */
export function area<const Contract extends Readonly<Record<string, AnyEndpoint>>, Services = unknown>(
  contract: Contract,
  handlers: { readonly [Name in keyof Contract]: Handler<Contract[Name], Services> },
  options: { readonly [Name in keyof Contract]?: RouteOptions<Services, Contract[Name]> } = {},
): readonly AreaRoute<Services>[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The pair was checked above; past this point only `mount` calls it, with what the schemas gave.
    handler: handlers[name as keyof Contract] as AreaRoute<Services>['handler'],
    options: (options[name as keyof Contract] ?? {}) as unknown as RouteOptions<Services>,
  }));
}

/** Puts an area's services in place. */
export const withServices = <Services>(
  routes: readonly AreaRoute<Services>[],
  services: Services,
): readonly Route[] =>
  routes.map(({ endpoint, handler, options: { instant, grouped, ...options } }) => ({
    endpoint,
    handler: (input, context) => handler(input, context, services),
    options: {
      ...options,
      ...(instant && { instant: (id) => instant(id, services) }),
      ...(grouped && {
        grouped: (input, context, keeping) => grouped(input, context, services, keeping),
      }),
    },
  }));
