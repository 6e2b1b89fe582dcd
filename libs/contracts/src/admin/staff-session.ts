import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, uuid } from '../core/fields.ts';
import { ACTIONS, ADMIN_TYPES, PERMISSIONS, type PermissionArea } from '../permissions.ts';

export const permissionEntry = z.object({
  permission: z.enum(Object.keys(PERMISSIONS) as [PermissionArea, ...PermissionArea[]]),
  action: z.enum(ACTIONS),
});

/**
 * What each answer to a staff session says of its ends: in how many seconds it is over unless it is used before, and in
 * how many whatever happens, as `3540, 25200`. Seconds and not instants: the reader's clock may be wrong.
 */
export const SESSION_ENDS_HEADER = 'session-ends';

/**
 * `1` on what a page asks for by itself, without a sign of life of whoever opened it (libs/platform/src/api/attendance.ts).
 * It is answered as any other, and doesn't keep the session from ending for want of use.
 */
export const UNATTENDED_HEADER = 'x-unattended';

/** The signed-in member of staff (specification, section 3: session user). */
export const adminUser = z.object({
  id: uuid(),
  /** When the session ends if nothing more is asked with it; each later answer says so anew, in its header. */
  exp: instant(),
  name: z.string(),
  email: z.string(),
  type: z.enum(ADMIN_TYPES),
  permissions: z.array(permissionEntry),
  /** `needed`: it must be set up before anything else may be done. */
  secondFactor: z.enum(['on', 'off', 'needed']),
  skipLogout: z.boolean(),
  /** Address of the avatar on our own origin; it carries a keyed hash, never the e-mail. */
  avatar: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;

const ok = z.object({ ok: z.literal(true) });

/** What every page knows of the staff's session. Apart, for a visitor's first page loads it too. */
export const staffSession = {
  logout: endpoint({
    method: 'POST',
    path: '/admin/logout',
    unkeyed: 'session',
    access: 'session',
    duringSetUp: true,
    response: ok,
    summary: 'Ends this session.',
  }),
  user: endpoint({
    method: 'GET',
    path: '/admin/user',
    access: 'session',
    duringSetUp: true,
    response: adminUser,
    summary: 'The signed-in member of staff.',
  }),
};
