import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResultOf } from '@fio/contracts';
import type { Services } from '../composition.ts';
import type { OpenReply, RawReply, RequestContext } from './context.ts';

export interface HandlerInput<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

type Result<E extends AnyEndpoint> = ResultOf<E> | RawReply | OpenReply;

/** Input has passed the contract's schemas; the result passes the response's, unless it is a reply of its own kind. */
export type Handler<E extends AnyEndpoint> = (
  input: HandlerInput<E>,
  context: RequestContext,
) => Result<E> | Promise<Result<E>>;

/** What a handler takes over from the transport, because it does it in a way of its own. */
export interface RouteOptions {
  /** Counts the contract's limit itself. */
  readonly ownLimits?: boolean;
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

/** A contract endpoint with its handler: all that mounting needs. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handler: (input: HandlerInput<AnyEndpoint>, context: RequestContext) => unknown;
  readonly options: RouteOptions;
}

/** Pairs each endpoint of a contract with its handler; a missing or surplus one is a type error. */
export function area<const Contract extends Readonly<Record<string, AnyEndpoint>>>(
  contract: Contract,
  handlers: { readonly [Name in keyof Contract]: Handler<Contract[Name]> },
  options: { readonly [Name in keyof Contract]?: RouteOptions } = {},
): readonly Route[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The pair was checked above; past this point only `mount` calls it, with what the schemas gave.
    handler: handlers[name as keyof Contract] as Route['handler'],
    options: options[name as keyof Contract] ?? {},
  }));
}
