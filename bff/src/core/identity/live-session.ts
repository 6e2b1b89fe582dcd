import { AppError } from '../errors.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { ResolvedSession } from './ResolvedSession.ts';

/** The session of an endpoint whose contract asks for one; narrows the type, for mounting has refused already. */
export function liveSession({ session }: Pick<RequestContext, 'session'>): ResolvedSession {
  if (!session) throw new AppError('UNAUTHORIZED');
  return session;
}

/** The same for the back office: who is signed in there. */
export function liveAdmin(context: Pick<RequestContext, 'session'>): NonNullable<ResolvedSession['admin']> {
  const { admin } = liveSession(context);
  if (!admin) throw new AppError('UNAUTHORIZED');
  return admin;
}
