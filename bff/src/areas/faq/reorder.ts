import { faqCategoryPt } from '@fio/contracts/terms/faq.pt';
import { FAQ_CATEGORIES, type adminFaq, type BodyOf, type FaqOrder } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { categoryOf } from './faq-record.ts';
import { lockOrder } from './lock-order.ts';

const inOrder = [{ position: 'asc' }, { id: 'asc' }] as const;
const byCategory = (left: { category: string }, right: { category: string }) =>
  FAQ_CATEGORIES.indexOf(categoryOf(left)) - FAQ_CATEGORIES.indexOf(categoryOf(right));

/** All questions as visitors would go through them. */
export async function orderOf(tx: Transaction): Promise<FaqOrder> {
  const found = await tx.faqEntry.findMany({
    select: { id: true, category: true, question: true, published: true },
    orderBy: [...inOrder],
  });
  return { items: found.map((one) => ({ ...one, category: categoryOf(one) })).sort(byCategory) };
}

const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((id, index) => id === right[index]);

/**
 * Puts a category's questions in the order `after`, in one statement. CONFLICT when `before`, what the editor saw, is no
 * longer the order: then somebody else moved, added or deleted one.
 */
export function reorder(
  context: RequestContext,
  { category, before, after }: BodyOf<typeof adminFaq.reorder>,
): Promise<FaqOrder> {
  if (!isSame([...before].sort(), [...after].sort())) throw invalidField('after', 'invalid');
  return context.transaction(async (tx) => {
    await lockOrder(tx, category);
    const select = { id: true, question: true } as const;
    const found = await tx.faqEntry.findMany({ where: { category }, select, orderBy: [...inOrder] });
    if (
      !isSame(
        before,
        found.map(({ id }) => id),
      )
    )
      throw new AppError('CONFLICT');
    await tx.$executeRaw`
      UPDATE faq_entries e SET position = o.place
      FROM unnest(${after}::uuid[]) WITH ORDINALITY AS o(id, place) WHERE e.id = o.id`;
    const questions = (ids: readonly string[]) =>
      ids.flatMap((id) => found.find((one) => one.id === id)?.question ?? []);
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: 'faq',
      recordId: null,
      action: 'reorder',
      summary: faqCategoryPt[category],
      before: { order: questions(before) },
      after: { order: questions(after) },
    });
    return orderOf(tx);
  });
}
