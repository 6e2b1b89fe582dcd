import type { AnyEndpoint } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type { ResolvedSession } from '../core/identity/ResolvedSession.ts';

interface Asked {
  readonly endpoint: AnyEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Whether the caller is a program that ships one remote, and this is about that remote. */
const mayShip = (
  { ownRemote }: AnyEndpoint,
  { remote }: Asked['params'],
  { ships }: ResolvedSession,
): boolean => ownRemote === true && ships !== undefined && (remote ?? ships) === ships;

/**
 * Password, sessions and the like are a person's: what a program got there would know no scopes
 * (docs/decisions/access.md).
 */
export function isForPeople(
  { access, peopleOnly, ownRemote }: AnyEndpoint,
  { ships }: ResolvedSession,
): boolean {
  const isOfSession = access === 'session';
  return (peopleOnly ?? isOfSession) || (isOfSession && ships !== undefined && ownRemote !== true);
}

/**
 * Whether whoever is signed in may call it: as a program where programs may, and because a session is enough, it ships the
 * remote that this is about, or it holds the permission.
 */
export function isOpenTo({ endpoint, params }: Asked, session: ResolvedSession): boolean {
  if (session.apiTokenId !== undefined && isForPeople(endpoint, session)) return false;
  return (
    endpoint.access === 'public' ||
    endpoint.access === 'session' ||
    mayShip(endpoint, params, session) ||
    matchesPermission(session.admin?.permissions ?? [], endpoint.access)
  );
}
