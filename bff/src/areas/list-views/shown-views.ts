import type { AnyEndpoint, ListView } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { mayFilter } from '../../core/identity/guarded-filters.ts';
import { holds } from '../../core/identity/holds.ts';
import type { SignedInStaff } from '../../core/identity/ResolvedSession.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { ListView as Stored, Prisma } from '../../generated/prisma/client.ts';
import { parseSearch } from './read-search.ts';

/** Who manages the staff sees whatever is shared, and puts it right when its owner is away. */
export const managesShared = (context: StaffContext): boolean => holds(context, 'users:edit');

/** The views of a list that are the caller's own or shared with them. */
export function visibleTo(context: StaffContext, list: string): Prisma.ListViewWhereInput {
  const { id: ownerId, type } = context.session.admin;
  const shared = managesShared(context) ? { not: null } : { in: ['everyone', type] };
  return { list, OR: [{ ownerId }, { audience: shared }] };
}

/** Whether the list still knows a view's filters, and `reader` may use each of them. */
export function mayUse({ permissions }: SignedInStaff, list: AnyEndpoint, { search }: Stored): boolean {
  const query = parseSearch(list, search);
  return query !== null && mayFilter(permissions, list, query.f);
}

const ownerNames = async (
  db: Transaction,
  views: readonly Stored[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(views.map(({ ownerId }) => ownerId))];
  if (ids.length === 0) return new Map();
  const owners = await db.adminUser.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  return new Map(owners.map(({ id, name }) => [id, name]));
};

/** Views as the caller sees them, in their order. */
export async function shownViews(
  context: StaffContext,
  db: Transaction,
  views: readonly Stored[],
): Promise<ListView[]> {
  const { id: callerId } = context.session.admin;
  const names = await ownerNames(
    db,
    views.filter(({ ownerId }) => ownerId !== callerId),
  );
  return views.map(({ id, ownerId, name, search, audience }) => ({
    id,
    name,
    search,
    // A constraint of the table holds it to these.
    audience: audience as ListView['audience'],
    owner: ownerId === callerId ? null : (names.get(ownerId) ?? ''),
    changeable: ownerId === callerId || managesShared(context),
  }));
}
