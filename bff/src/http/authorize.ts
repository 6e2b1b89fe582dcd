import type { IncomingMessage } from 'node:http';
import type { AnyEndpoint } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import { isApiToken } from '../core/identity/ApiTokens.ts';
import type { ResolvedSession } from '../core/identity/ResolvedSession.ts';
import { refuseApiToken } from '../core/identity/refuse-api-token.ts';
import { AppError } from './errors.ts';
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

/** Whether the caller is a program that ships one remote, and this is about that remote. */
const mayShip = (
  { ownRemote }: AnyEndpoint,
  { remote }: Authorized['params'],
  { ships }: ResolvedSession,
): boolean => ownRemote === true && ships !== undefined && (remote ?? ships) === ships;

interface Authorized {
  readonly endpoint: AnyEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Strategy, session, permission: fills in `context.session` or throws 401 or 403. */
export async function authorize(
  { endpoint, params }: Authorized,
  request: IncomingMessage,
  context: OpenContext,
): Promise<void> {
  assertOwnOrigin(endpoint, request);
  const { token, binding, strategy } = context.credentials;
  if (token !== null)
    context.session = isApiToken(token)
      ? await context.apiTokens.resolve(token, strategy, context.ip)
      : await context.sessions.resolve(token, binding, strategy);
  if (endpoint.access === 'public') return;
  if (!context.session) throw new AppError('UNAUTHORIZED');
  if (endpoint.access === 'session') {
    // Password, sessions and the like are a person's.
    refuseApiToken(context.session);
    return;
  }
  if (mayShip(endpoint, params, context.session)) return;
  const held = context.session.admin?.permissions ?? [];
  if (!matchesPermission(held, endpoint.access)) throw new AppError('FORBIDDEN');
}
