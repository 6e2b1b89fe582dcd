import { liveAdmin } from '../../core/identity/live-session.ts';
import type { RequestContext } from '../../http/context.ts';

/** Whether small groups are kept from the caller: the type reports sees no person, not even as a group of one. */
export const isMasked = (context: RequestContext): boolean => liveAdmin(context).type === 'reports';
