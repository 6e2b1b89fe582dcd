import { AppError } from '../errors.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { ResolvedSession } from './ResolvedSession.ts';

/** Who is signed in to the back office: narrows the type, for only an endpoint of visitors' has a session without. */
export function liveAdmin({
  session,
}: Pick<RequestContext, 'session'>): NonNullable<ResolvedSession['admin']> {
  if (!session?.admin) throw new AppError('UNAUTHORIZED');
  return session.admin;
}
