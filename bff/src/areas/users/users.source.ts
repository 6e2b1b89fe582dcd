import { LOCKOUT, type users } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The state in force at `now`; userState() says the same of one. */
export const stateOfUser = (now: Date) => Prisma.sql`
  CASE WHEN u.disabled_at IS NOT NULL THEN 'disabled'
       WHEN u.invited_at IS NOT NULL THEN 'invited'
       WHEN EXISTS (
         SELECT FROM rate_limits l
         WHERE l.key = 'lock:admin:' || encode(sha256(convert_to(u.email, 'UTF8')), 'hex')
           AND l.points >= ${LOCKOUT.failures} AND l.expire > ${BigInt(now.getTime())}
       ) THEN 'locked'
       ELSE 'active' END`;

/** Whether the sign-in asks for a code. */
export const hasTwoFactor = Prisma.sql`EXISTS (
  SELECT FROM two_factors f WHERE f.admin_user_id = u.id AND f.confirmed_at IS NOT NULL
)`;

/** Where the list of staff and its export come from. */
export const userSource: SourceOf<typeof users> = {
  from: Prisma.sql`admin_users u`,
  id: Prisma.sql`u.id`,
  search: Prisma.sql`fold_text(u.name || ' ' || u.email)`,
  filters: {
    type: (type) => Prisma.sql`u.type = ${type}`,
    state: (state, now) => Prisma.sql`${stateOfUser(now)} = ${state}`,
  },
  sorts: {
    name: Prisma.sql`fold_text(u.name)`,
    createdAt: Prisma.sql`u.created_at`,
    lastLoginAt: Prisma.sql`u.last_login_at`,
  },
  defaultSort: 'name',
};
