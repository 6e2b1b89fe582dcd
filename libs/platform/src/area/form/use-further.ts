import { toast } from '../../feedback/index.ts';
import { isFor } from '../actions/is-for.ts';
import { refreshAdmin, runAction } from '../actions/run-action.ts';
import { useAreaWords } from '../area-words.ts';
import { type AnyRecord, type Area, recordPath } from '../area.ts';
import { useMay } from '../use-may.ts';

type Action = NonNullable<Area['actions']>[number];

/** What a new record's form offers beyond creating it. */
export interface FurtherAction {
  readonly id: string;
  readonly label: string;
  /** Where it goes on; a refusal has been told by the call itself: the record is there all the same, without it. */
  readonly run: (record: AnyRecord) => Promise<string>;
}

/** What is made but in force for nobody: of such a record it is known beforehand what comes next. */
const DRAFT = 'draft';

/** What comes next of a record that was just created: the first that a draft is made for, where it has a page. */
function nextOf({ actions = [], detail, enumerations }: Area): Action | undefined {
  const drafts = enumerations?.['state']?.values.includes(DRAFT) ?? false;
  const isNext = (action: Action) => !action.danger && !action.to && isFor(action, DRAFT);
  return detail && actions.find((action) => action.withCreate ?? (drafts && isNext(action)));
}

/**
 * The action that may be done with creating, by whom may do it; none of a record that is changed. What asks for more asks on
 * the record's page.
 */
export function useFurther(area: Area, record: AnyRecord | null): FurtherAction | undefined {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  const next = nextOf(area);
  if (record || !next || !may(next.endpoint) || !may(area.contract.get)) return undefined;
  const { id, endpoint } = next;
  return {
    id,
    label: t('form.createAnd', { action: words(`action.${id}`).toLocaleLowerCase() }),
    run: async (created) => {
      const path = recordPath(area, created.id);
      if (next.form || next.dialog) return `${path}#${id}`;
      try {
        await runAction(endpoint, created);
        toast.success(words(`action.${id}.done`));
      } catch {
        // Told: the record's page shows what it is without.
      } finally {
        await refreshAdmin();
      }
      return path;
    },
  };
}
