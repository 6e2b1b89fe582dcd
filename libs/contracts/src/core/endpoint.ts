import type { ZodMiniType as Schema, input, output } from 'zod/mini';
import type { ErrorCode } from '../errors/codes.ts';
import type { PermissionKey } from '../permissions.ts';
import type { LimitName } from '../limits.ts';
import type { Orders } from './large-list.ts';
import type { LineName } from '../line.ts';
import type { ChallengeAction } from '../challenges.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Which of the two sessions a path belongs to. A token of one is worthless in the other. */
export type Strategy = 'admin' | 'user';

/** The name under which a browser keeps the token of a session in its local storage, for all tabs of the origin. */
export const tokenKeyOf = (strategy: Strategy): string => `token.${strategy}`;

/**
 * Who may call: `public` needs nothing (a session, if sent, is still resolved), `guest` is public and issues
 * a session, `session` needs a session of the endpoint's strategy, and a permission key needs an admin
 * session that holds it.
 */
export type Access = 'public' | 'session' | PermissionKey;

/**
 * What travels outside JSON: `csv` streams text/csv with BOM and `;`, `image` is bytes with a content type, `file` is one
 * to save, `events` is text/event-stream, whose messages are JSON by the response schema and which stays open.
 */
export type Media = 'json' | 'csv' | 'image' | 'file' | 'events';

/**
 * Why a POST takes no `Idempotency-Key`: it `reads` and changes nothing; done twice it is as done once (`repeatable`), which is so
 * of a `lock` that ends by itself too; it begins or ends a `session`; it asks for a `secret` or answers one, and no answer that
 * is kept may hold one; it answers before it works, so that nothing shows in how long it takes (`unseen`); it only `counts`; it
 * brings or removes a `file`, which no transaction takes back; or it `waits` for what happens once it is committed.
 */
export type Unkeyed =
  | 'reads'
  | 'repeatable'
  | 'lock'
  | 'session'
  | 'secret'
  | 'unseen'
  | 'counts'
  | 'file'
  | 'waits';

export interface EndpointSpec<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema | undefined,
  Who extends Access = Access,
  Path extends `/${string}` = `/${string}`,
> {
  readonly method: Method;
  /** Below `/api`, Express notation: `/admin/polls/:id/close`. */
  readonly path: Path;
  readonly access: Who;
  /** One English sentence for the API's readers. */
  readonly summary: string;
  readonly params?: Params;
  /** In browsers' bundles only below `/admin`, whose lists ask it what it knows. */
  readonly query?: Query;
  readonly body?: Body;
  /** Its body is made by code and never typed: no form judges it, and builds leave its schema out of browsers' bundles. */
  readonly untyped?: boolean;
  /** Not in browsers' bundles: builds leave it out, with params, errors and summary. */
  readonly response?: Response;
  readonly media?: Media;
  /** The status of success; 200 unless said, 204 when there is no response schema. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The codes of the catalogue this endpoint answers beyond those every endpoint may answer. */
  readonly errors?: readonly ErrorCode[];
  /** The rate limit it counts against, per account and per address. */
  readonly limit?: LimitName;
  /** What visitors line up for where a process is at its capacity: IN_LINE with a place. Staff never do. */
  readonly line?: LineName;
  /** The caller proves to be a person first, where challenges are configured (docs/decisions/keys-and-limits.md). */
  readonly challenge?: ChallengeAction;
  /** The same, but only when the handler becomes suspicious and answers CHALLENGE_REQUIRED. */
  readonly challengeIf?: ChallengeAction;
  /** Answers ADDRESS_BLOCKED to an address that staff have blocked (docs/decisions/access.md). */
  readonly blockable?: boolean;
  /** On its way out: nobody begins with it since that day, and it may be gone from the day of its sunset on; days of UTC. */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Of a POST that takes no `Idempotency-Key`. */
  readonly unkeyed?: Unkeyed;
  /** Of a large list: the filters that leave only some of its orders. The query's schema holds the same. */
  readonly orders?: Orders;
  /**
   * May be run over many records, with one body for all but their versions (docs/decisions/records-in-the-back-office.md).
   */
  readonly bulk?: boolean;
  /** One decision at a desk, on a record of this list: it may wait a while in which it can be undone. */
  readonly decides?: string;
  /**
   * Gives something away: whoever calls must have proved themselves within the last ten minutes, else PROOF_REQUIRED.
   * API tokens can't, and are refused (docs/decisions/signing-in.md).
   */
  readonly freshProof?: boolean;
  /** Open to staff who must set up a second factor before anything else. */
  readonly duringSetUp?: boolean;
  /** An API token that is bound to one remote may call it too, for that remote alone: the parameter `remote`. */
  readonly ownRemote?: boolean;
  /**
   * A person's act: API tokens are refused, whatever their scopes. What asks for `session` is so unless it says `false`:
   * then any token of the API is taken as well.
   */
  readonly peopleOnly?: boolean;
  /**
   * Of a visitor's endpoint, called by staff who have entered as that visitor. Unless it says otherwise they may read and
   * no more; whatever says otherwise says why (docs/decisions/access.md).
   */
  readonly entered?: { readonly may: string } | { readonly mayNot: string };
  /**
   * Why its body may hold fields that the contract doesn't name, which nobody reads: of any other it is refused with their
   * names (INVALID_REQUEST).
   */
  readonly foreignFields?: string;
  /** The content types its JSON travels under where browsers write another than application/json. */
  readonly bodyTypes?: readonly string[];
  /** The body's largest size in bytes where it isn't the general 64 KiB. */
  readonly bodyLimit?: number;
}

/** A declared endpoint: the schemas it lacks are `undefined`, so that their types follow. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
  Who extends Access = Access,
  Of extends Strategy = Strategy,
> extends Omit<EndpointSpec<Params, Query, Body, Response, Who>, 'params' | 'query' | 'body' | 'response'> {
  /**
   * The caller may send `Idempotency-Key`: one effect and the same answer however often it is sent. So it is of every POST
   * that doesn't say why not: its handler changes what it changes in `context.transaction`, and reads there what it answers.
   */
  readonly idempotent: boolean;
  readonly strategy: Of;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
}

/** Any endpoint, for code that walks them all. */
export type AnyEndpoint = Endpoint<
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema | undefined
>;

export type ParamsOf<E extends AnyEndpoint> = E['params'] extends Schema ? output<E['params']> : undefined;
export type QueryOf<E extends AnyEndpoint> = E['query'] extends Schema ? output<E['query']> : undefined;
export type BodyOf<E extends AnyEndpoint> = E['body'] extends Schema ? output<E['body']> : undefined;
export type ResponseOf<E extends AnyEndpoint> = E['response'] extends Schema
  ? output<E['response']>
  : undefined;
/** What a handler returns: parsed by the response schema on the way out, so that no column leaks. */
export type ResultOf<E extends AnyEndpoint> = E['response'] extends Schema ? input<E['response']> : void;

type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends input<S>
    ? { readonly [K in Name]?: input<S> }
    : { readonly [K in Name]: input<S> }
  : { readonly [K in Name]?: undefined };

/** What a caller passes: each part is required exactly when the contract requires something in it. */
export type CallInput<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The strategy a path belongs to: `/admin/…` is admin, all else user (specification, section 4). */
export function strategyOf(path: string): Strategy {
  return path === '/admin' || path.startsWith('/admin/') ? 'admin' : 'user';
}

/** The same as a type; both where the path is known to be a path and no more. */
type StrategyOf<Path extends string> = Path extends '/admin' | `/admin/${string}`
  ? 'admin'
  : '/admin/' extends Path
    ? Strategy
    : 'user';

/** Whether staff who have entered as a visitor may call it in that visitor's session. */
export const isOpenToEntered = ({ method, entered }: Pick<AnyEndpoint, 'method' | 'entered'>): boolean =>
  entered === undefined ? method === 'GET' : 'may' in entered;

/**
 * Declares an endpoint. It is data: the BFF mounts it, the client calls it, the OpenAPI document and the
 * conformance tests are made from it.
 */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema | undefined = undefined,
  const Who extends Access = Access,
  const Path extends `/${string}` = `/${string}`,
>(
  spec: EndpointSpec<Params, Query, Body, Response, Who, Path>,
): Endpoint<Params, Query, Body, Response, Who, StrategyOf<Path>> {
  return {
    ...spec,
    // A program can't prove to be a person.
    ...(spec.freshProof && { peopleOnly: true }),
    idempotent: spec.method === 'POST' && !spec.unkeyed,
    // As the type of the path says it.
    strategy: strategyOf(spec.path) as StrategyOf<Path>,
    // The caller leaves out exactly what it declared as undefined.
    params: spec.params as Params,
    query: spec.query as Query,
    body: spec.body as Body,
    response: spec.response as Response,
  };
}
