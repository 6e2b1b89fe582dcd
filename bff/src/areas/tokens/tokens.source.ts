import type { QueryOf, tokens } from '@fio/contracts';
import type { Source } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

type Filters = QueryOf<typeof tokens.list>['f'];

/** Where the list of API tokens comes from. */
export const tokenSource: Source<Filters, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'name'> = {
  from: Prisma.sql`api_tokens t JOIN admin_users u ON u.id = t.owner_id`,
  id: Prisma.sql`t.id`,
  search: Prisma.sql`fold_text(t.name || ' ' || t.prefix || ' ' || u.name)`,
  filters: {
    state: (state, now) => Prisma.sql`
      CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked'
           WHEN t.expires_at <= ${now} THEN 'expired' ELSE 'active' END = ${state}`,
  },
  sorts: {
    createdAt: Prisma.sql`t.created_at`,
    expiresAt: Prisma.sql`t.expires_at`,
    lastUsedAt: Prisma.sql`greatest(t.last_used_at, t.previous_used_at)`,
    name: Prisma.sql`fold_text(t.name)`,
  },
  defaultSort: '-createdAt',
};
