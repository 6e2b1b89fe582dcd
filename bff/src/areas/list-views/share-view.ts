import { SHARED_VIEWS_LIMIT, type BodyOf, type listViews } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { ListView } from '../../generated/prisma/client.ts';
import { ownList } from './find-list.ts';
import { readSearch } from './read-search.ts';
import { recordChange } from './record-change.ts';
import { managesShared, visibleTo } from './shown-views.ts';

/** An address, or as many digits as a phone or a document has, however they are set apart. */
const hasContact = (q: string): boolean => q.includes('@') || q.replace(/\D/g, '').length >= 8;

/** Readers may see contacts under a mask: what is searched for by one is nobody's but who typed it. */
export function assertSharable(q: string | undefined): void {
  if (hasContact(q ?? '')) throw invalidField('search', 'view_contact');
}

/** One more of a list may be shared; of several who share at once each sees what the one before has, until the commit. */
export async function assertRoom(tx: Transaction, list: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`shared views ${list}`}, 0))`;
  if ((await tx.listView.count({ where: { list, audience: { not: null } } })) >= SHARED_VIEWS_LIMIT)
    throw invalidField('audience', 'shared_views_limit', 'INVALID_REQUEST', SHARED_VIEWS_LIMIT);
}

/** Until the end of the transaction nobody else changes or deletes the view. */
export const holdView = (tx: Transaction, id: string) =>
  tx.$queryRaw`SELECT 1 FROM list_views WHERE id = ${id}::uuid FOR UPDATE`;

/** A view that the caller may share otherwise or delete: NOT_FOUND when they don't see it, FORBIDDEN unless it's theirs to. */
export async function findChangeable(
  context: StaffContext,
  tx: Transaction,
  list: string,
  id: string,
): Promise<ListView> {
  await holdView(tx, id);
  const view = await tx.listView.findFirst({ where: { id, ...visibleTo(context, list) } });
  if (view === null) throw new AppError('NOT_FOUND');
  if (view.ownerId !== context.session.admin.id && !managesShared(context)) throw new AppError('FORBIDDEN');
  return view;
}

/** Whom it is shared with from now on. */
export async function shareView(
  context: StaffContext,
  list: string,
  id: string,
  { audience }: BodyOf<typeof listViews.share>,
): Promise<void> {
  const endpoint = ownList(context, list);
  await context.transaction(async (tx) => {
    const before = await findChangeable(context, tx, list, id);
    if (audience !== null) assertSharable(readSearch(endpoint, before.search).q);
    if (audience !== null && before.audience === null) await assertRoom(tx, list);
    await tx.listView.update({ where: { id }, data: { audience } });
    await recordChange(context, tx, {
      action: 'share',
      recordId: id,
      summary: before.name,
      before: { list, audience: before.audience },
      after: { list, audience },
    });
  });
}
