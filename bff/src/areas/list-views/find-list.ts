import type { AnyEndpoint } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type { SignedInStaff } from '../../core/identity/ResolvedSession.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { everyEndpoint } from '../../http/openapi/document.ts';

/** The endpoint of the list by this name; undefined when there is none. */
export function listNamed(name: string): AnyEndpoint | undefined {
  const path = `/admin/${name.replaceAll('.', '/')}`;
  return everyEndpoint.find(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path && endpoint.query !== undefined,
  )?.endpoint;
}

/** Whether `who` may call an endpoint of the back office that a permission guards. */
export const mayCall = (
  { permissions }: Pick<SignedInStaff, 'permissions'>,
  { access }: AnyEndpoint,
): boolean => access !== 'public' && access !== 'session' && matchesPermission(permissions, access);

/** The list by this name: NOT_FOUND without one, FORBIDDEN unless the caller may see it. */
export function ownList(context: StaffContext, name: string): AnyEndpoint {
  const list = listNamed(name);
  if (list === undefined) throw new AppError('NOT_FOUND');
  if (!mayCall(context.session.admin, list)) throw new AppError('FORBIDDEN');
  return list;
}
