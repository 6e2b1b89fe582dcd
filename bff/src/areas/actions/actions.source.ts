import type { actions } from '@fio/contracts';
import { NOT_PACKED } from '../../core/crud/large.ts';
import { type SourceOf } from '../../core/crud/resource.ts';
import { midnight, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findActions } from './search-actions.ts';

/** Where the list of actions and its export come from. */
export const actionSource: SourceOf<typeof actions> = {
  from: Prisma.sql`actions a`,
  id: Prisma.sql`a.id`,
  search: findActions,
  filters: {
    resource: (resource) => Prisma.sql`a.resource = ${resource}`,
    action: (action) => Prisma.sql`a.action = ${action}`,
    actorId: (id) => Prisma.sql`a.actor_id = ${uuid(id)}`,
    recordId: (id) => Prisma.sql`a.record_id = ${id}`,
    from: (day) => Prisma.sql`a.at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`a.at < ${midnight(day, 1)}`,
  },
  sorts: { at: Prisma.sql`a.at` },
  defaultSort: '-at',
  large: {
    alias: Prisma.sql`a`,
    key: 'bigint',
    packed: NOT_PACKED,
    leading: [],
    orders: {},
    ends: { from: 'low', to: 'high' },
  },
};
