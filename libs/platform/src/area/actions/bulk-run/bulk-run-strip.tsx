import { bulkRuns, type BulkRun } from '@fio/contracts/admin/bulk-runs';
import { TaskStrip } from '@fio/design-system/task-strip';
import { useApiMutation } from '../../../api/index.ts';
import { format } from '../../../i18n/index.ts';
import { useAreaWords } from '../../area-words.ts';
import type { Area } from '../../area.ts';
import { useSecondsUntil } from '../../live/use-seconds-until.ts';
import classes from '../../area.module.css';

/** What a run's action is called. */
export function labelOfRun({ actions = [], words }: Area, { action }: BulkRun): string {
  const known = actions.find(({ endpoint }) => endpoint.path === action);
  return known ? words.t(`action.${known.id}`) : action;
}

/** A run under way: when it begins and how to undo it until then, how far it is and how to stop it. */
export function BulkRunStrip({ area, run }: { area: Area; run: BulkRun }) {
  const t = useAreaWords();
  const cancel = useApiMutation(bulkRuns.cancel, [bulkRuns.list]);
  const { id, state, total, done, refused, startsAt } = run;
  const seconds = useSecondsUntil(startsAt);
  const isUndoable = state === 'queued' && seconds > 0;
  const behind = done + refused;
  const far = t('bulk.running', { done: format.number(behind), total: format.number(total) });
  const text = refused > 0 ? `${far} · ${t('run.refused', { count: refused })}` : far;
  return (
    <div className={isUndoable ? classes['undo'] : undefined}>
      <TaskStrip
        title={labelOfRun(area, run)}
        // The seconds stand on the button: what is said aloud would be said anew with each of them.
        text={isUndoable ? t('run.waits') : state === 'queued' ? t('run.queued') : text}
        value={total > 0 ? (behind / total) * 100 : null}
        cancelLabel={isUndoable ? t('run.undo', { seconds }) : t('run.stop')}
        cancelling={cancel.isPending}
        // A run that was over by then says so by itself.
        onCancel={() => void cancel.mutateAsync({ params: { id } }).catch(() => undefined)}
      />
    </div>
  );
}
