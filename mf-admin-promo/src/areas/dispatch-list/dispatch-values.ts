import { EVERYBODY } from '@fio/contracts/admin/dispatch-audience';
import type { dispatchList } from '@fio/contracts/admin/dispatch-list';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import type { DispatchState } from '@fio/domain/dispatch';

export type DispatchDetail = ResponseOf<typeof dispatchList.get>;
type Values = BodyOf<typeof dispatchList.create>;

/** What stands in the form's fields: of a draft, or of a new one. */
export function valuesOf(one: DispatchDetail | null): Values {
  if (!one) {
    const first = { title: '', kind: 'marketing', templateId: '', language: 'pt', perMinute: 600 } as const;
    return { ...first, audience: EVERYBODY };
  }
  const { title, kind, template, language, perMinute, audience } = one;
  return { title, kind, templateId: template.id, language, perMinute, audience };
}

const ONGOING: readonly DispatchState[] = ['queued', 'sending'];

/** Whether its figures move by themselves. */
export const isOngoing = ({ state }: { state: DispatchState }): boolean => ONGOING.includes(state);

/** How many of its messages are over and done with. */
export const doneOf = ({ total, counts }: Pick<DispatchDetail, 'total' | 'counts'>): number =>
  total - (counts.queued ?? 0) - (counts.sending ?? 0);
