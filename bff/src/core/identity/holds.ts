import type { PermissionKey } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type { RequestContext } from '../request/RequestContext.ts';

/** Whether the caller holds a permission beyond the one their endpoint asked for. */
export const holds = ({ session }: Pick<RequestContext, 'session'>, key: PermissionKey): boolean =>
  matchesPermission(session?.admin?.permissions ?? [], key);
