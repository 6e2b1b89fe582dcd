import { useState } from 'react';
import { adminFaq, type FaqOrder } from '@fio/contracts/admin/faq';
import type { FaqCategory } from '@fio/contracts/public/faq';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useFaqWords } from '../words.ts';
import { moved } from './moved.ts';

export type Ordered = FaqOrder['items'][number];
/** What has been moved and not saved: the order seen when it began, and the one wanted. */
interface Draft {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The order of each subject's questions as it is on the screen: saved, or changed and to be saved. */
export function useOrder(items: readonly Ordered[], reload: () => Promise<unknown>) {
  const t = useFaqWords();
  const [drafts, setDrafts] = useState<Partial<Record<FaqCategory, Draft>>>({});
  const [conflicts, setConflicts] = useState<readonly FaqCategory[]>([]);
  const { mutateAsync, isPending } = useApiMutation(adminFaq.reorder, [
    adminFaq.order,
    adminFaq.list,
    adminFaq.get,
  ]);
  const of = (category: FaqCategory) => items.filter((one) => one.category === category);
  const saved = (category: FaqCategory) => of(category).map(({ id }) => id);

  const put = (category: FaqCategory, after: readonly string[]) =>
    setDrafts((all) => {
      const before = all[category]?.before ?? saved(category);
      const isSame = after.every((id, index) => id === before[index]);
      return { ...all, [category]: isSame ? undefined : { before, after } };
    });
  const order = (category: FaqCategory) => drafts[category]?.after ?? saved(category);
  const undo = (category: FaqCategory) => setDrafts((all) => ({ ...all, [category]: undefined }));

  async function save(category: FaqCategory): Promise<void> {
    const draft = drafts[category];
    if (!draft) return;
    const body = { category, before: [...draft.before], after: [...draft.after] };
    try {
      await mutateAsync({ body });
      undo(category);
      toast.success(t('order.saved', { category: t(`category.${category}`) }));
    } catch (error) {
      // Anything else the client has told already; the order stays to be saved again.
      if (error instanceof ApiError && error.status === 409) setConflicts((all) => [...all, category]);
    }
  }

  return {
    rows: (category: FaqCategory) =>
      order(category).flatMap((id) => items.find((one) => one.id === id) ?? []),
    order,
    put,
    move: (category: FaqCategory, id: string, to: number) => put(category, moved(order(category), id, to)),
    isChanged: (category: FaqCategory) => drafts[category] !== undefined,
    isAnyChanged: Object.values(drafts).some((draft) => draft !== undefined),
    isConflict: (category: FaqCategory) => conflicts.includes(category),
    isSaving: isPending,
    undo,
    save,
    /** Drops one's own order for the one that is there now. */
    takeTheirs: async (category: FaqCategory) => {
      await reload();
      undo(category);
      setConflicts((all) => all.filter((one) => one !== category));
    },
  };
}
export type Order = ReturnType<typeof useOrder>;
