import type { IncomingMessage } from 'node:http';
import { SESSION_ENDS_HEADER, UNATTENDED_HEADER, type AnyEndpoint, type Detail } from '@fio/contracts';
import { isApiToken } from '../core/identity/ApiTokens.ts';
import type { ResolvedSession } from '../core/identity/ResolvedSession.ts';
import { assertProof, needsSecondFactor } from '../core/identity/assert-proof.ts';
import { endsAsHeader } from '../core/identity/session-ends.ts';
import { isToken } from '../core/identity/tokens.ts';
import { watchEntered } from './entered.ts';
import { AppError } from '../core/errors.ts';
import { isForPeople, isOpenTo } from './open-to.ts';
import type { OpenContext } from './request-context.ts';

/**
 * Browsers say where a request comes from. We answer no other site's pages (there is no CORS here), so what is not
 * ours and is not open to all is refused before the token is looked at. Other clients send no such header.
 */
function assertOwnOrigin(endpoint: AnyEndpoint, request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  const isForeign = site === 'cross-site' || site === 'same-site';
  if (isForeign && (endpoint.access !== 'public' || endpoint.method !== 'GET'))
    throw new AppError('FORBIDDEN');
}

const isAttended = ({ headers }: IncomingMessage): boolean => headers[UNATTENDED_HEADER] !== '1';

interface Authorized {
  readonly endpoint: AnyEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Whoever the token stands for. A program's says why it opens nothing, and what is open to all needs none. Its requests are
 * counted, whatever comes of them: a program in a loop is the one caller that never tires.
 */
async function resolve(
  { access }: AnyEndpoint,
  token: string,
  request: IncomingMessage,
  context: OpenContext,
): Promise<ResolvedSession | null> {
  const { apiTokens, sessions } = context.identity;
  const { binding, strategy } = context.credentials;
  if (!isApiToken(token)) return sessions.resolve(token, binding, strategy, isAttended(request));
  if (access === 'public') return null;
  const session = await apiTokens.resolve(token, strategy, context.ip);
  if (session) context.rateLimit = await context.limits.consume('token', context.ip, session.apiTokenId);
  return session;
}

/** What is wrong with what was sent, or that nothing was. Browsers, which say where a request comes from, sign in. */
function whyNobody(
  { strategy }: AnyEndpoint,
  token: string | null,
  request: IncomingMessage,
): Detail | undefined {
  if (token === null)
    return request.headers['sec-fetch-site'] === undefined ? { code: 'no_credentials' } : undefined;
  if (isToken(token)) return { code: 'session_over' };
  return { code: isApiToken(token) && strategy === 'user' ? 'token_elsewhere' : 'token_unknown' };
}

/** Why a token opens nothing here, where it is one. */
function whyClosed(endpoint: AnyEndpoint, session: ResolvedSession): Detail | undefined {
  if (session.apiTokenId === undefined) return undefined;
  // What other programs may, one that ships a remote may not: no scope would change that.
  if (isForPeople(endpoint, session))
    return (endpoint.peopleOnly ?? endpoint.access === 'session') ? { code: 'people_only' } : undefined;
  return { code: 'scope_missing', param: endpoint.access };
}

const refused = (code: 'UNAUTHORIZED' | 'FORBIDDEN', detail: Detail | undefined) =>
  new AppError(code, detail && { detail });

/** Handlers are promised who is signed in to the back office (`StaffContext`): here is where that promise is kept. */
const hasSubject = ({ strategy }: AnyEndpoint, { admin }: ResolvedSession): boolean =>
  strategy === 'user' || admin !== undefined;

/**
 * Strategy, session, second factor, permission, proof, and what staff who have entered may: fills in `context.session` or
 * throws 401 or 403.
 */
export async function authorize(
  { endpoint, params }: Authorized,
  request: IncomingMessage,
  context: OpenContext,
): Promise<void> {
  assertOwnOrigin(endpoint, request);
  const { token } = context.credentials;
  if (token !== null) context.session = await resolve(endpoint, token, request, context);
  await watchEntered(endpoint, request.url ?? '', context);
  if (endpoint.access === 'public') return;
  if (!context.session || !hasSubject(endpoint, context.session))
    throw refused('UNAUTHORIZED', whyNobody(endpoint, token, request));
  if (context.session.idleUntil)
    context.reply.header(SESSION_ENDS_HEADER, endsAsHeader(context.session, context.clock.now()));
  if (!endpoint.duringSetUp && needsSecondFactor(context.session, context.config.secondFactor))
    throw new AppError('SECOND_FACTOR_NEEDED');
  if (!isOpenTo({ endpoint, params }, context.session))
    throw refused('FORBIDDEN', whyClosed(endpoint, context.session));
  assertProof(endpoint, context.session, context.clock.now());
}
