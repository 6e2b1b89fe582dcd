import { toast } from '../../feedback/index.ts';
import { refreshAdmin, runAction } from '../actions/run-action.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';
import { useMay } from '../use-may.ts';

/** What a new record's form offers beyond creating it. */
export interface FurtherAction {
  readonly id: string;
  readonly label: string;
  /** A refusal has been told by the call itself: the record is there all the same, without it. */
  readonly run: (record: AnyRecord) => Promise<void>;
}

/** The actions that may be done with creating, by whom may do them; none of a record that is changed. */
export function useFurther(area: Area, record: AnyRecord | null): readonly FurtherAction[] {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  if (record) return [];
  const offered = (area.actions ?? []).filter(({ withCreate, endpoint }) => withCreate && may(endpoint));
  return offered.map(({ id, endpoint }) => ({
    id,
    label: t('form.createAnd', { action: words(`action.${id}`).toLocaleLowerCase() }),
    run: async (created) => {
      try {
        await runAction(endpoint, created);
        toast.success(words(`action.${id}.done`));
      } catch {
        return;
      } finally {
        await refreshAdmin();
      }
    },
  }));
}
