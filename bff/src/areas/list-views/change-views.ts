import { VIEWS_LIMIT, type BodyOf, type ListView, type listViews } from '@fio/contracts';
import { isCpf } from '@fio/domain';
import { mayFilter } from '../../core/identity/guarded-filters.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { ownList } from './find-list.ts';
import { readSearch } from './read-search.ts';
import { recordChange } from './record-change.ts';
import { assertRoom, assertSharable, findChangeable } from './share-view.ts';
import { shownViews } from './shown-views.ts';

/** Keeps a filter under a name; the caller's own that had the name before gives it up. */
export function saveView(
  context: StaffContext,
  list: string,
  { name, search, audience: asked }: BodyOf<typeof listViews.save>,
): Promise<ListView> {
  const endpoint = ownList(context, list);
  const { q, f } = readSearch(endpoint, search);
  // CPFs rest encrypted, so that none may come to rest here.
  if (isCpf(q ?? '')) throw invalidField('search', 'view_cpf');
  const { id: ownerId, permissions } = context.session.admin;
  if (!mayFilter(permissions, endpoint, f)) throw new AppError('FORBIDDEN');
  return context.transaction(async (tx) => {
    const key = { ownerId_list_name: { ownerId, list, name } };
    // Whoever shares or unshares it now comes before or after: what is shared was looked at as it is.
    await tx.$queryRaw`SELECT 1 FROM list_views
      WHERE owner_id = ${ownerId}::uuid AND list = ${list} AND name = ${name} FOR UPDATE`;
    const before = await tx.listView.findUnique({ where: key });
    if (before === null && (await tx.listView.count({ where: { ownerId, list } })) >= VIEWS_LIMIT) {
      throw invalidField('name', 'views_limit', 'INVALID_REQUEST', VIEWS_LIMIT);
    }
    const was = before?.audience ?? null;
    const audience = asked === undefined ? was : asked;
    if (audience !== null) assertSharable(q);
    if (audience !== null && was === null) await assertRoom(tx, list);
    const view = await tx.listView.upsert({
      where: key,
      create: { ownerId, list, name, search, audience, createdAt: context.clock.now() },
      update: { search, audience },
    });
    await recordChange(context, tx, {
      action: before ? 'edit' : 'create',
      recordId: view.id,
      summary: name,
      before: before && { list, name, search: before.search, audience: was },
      after: { list, name, search, audience },
    });
    const [shown] = await shownViews(context, tx, [view]);
    if (shown === undefined) throw new TypeError('What was saved is shown.');
    return shown;
  });
}

/** Forgets a filter, with its being anybody's first one. */
export async function removeView(context: StaffContext, list: string, id: string): Promise<void> {
  ownList(context, list);
  await context.transaction(async (tx) => {
    const { name, search, audience, ownerId } = await findChangeable(context, tx, list, id);
    const owner = await tx.adminUser.findUnique({ where: { id: ownerId }, select: { name: true } });
    await tx.listView.delete({ where: { id } });
    await recordChange(context, tx, {
      action: 'delete',
      recordId: id,
      summary: name,
      before: { list, name, search, audience, ...(audience !== null && { owner: owner?.name }) },
    });
  });
}
