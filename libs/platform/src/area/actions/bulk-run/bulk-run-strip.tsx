import { bulkRuns, type BulkRun } from '@fio/contracts/admin/bulk-runs';
import { TaskStrip } from '@fio/design-system/task-strip';
import { useApiMutation } from '../../../api/index.ts';
import { format } from '../../../i18n/index.ts';
import { useAreaWords } from '../../area-words.ts';
import type { Area } from '../../area.ts';

/** What a run's action is called. */
export function labelOfRun({ actions = [], words }: Area, { action }: BulkRun): string {
  const known = actions.find(({ endpoint }) => endpoint.path === action);
  return known ? words.t(`action.${known.id}`) : action;
}

/** A run under way: how far it is, and how to stop it. */
export function BulkRunStrip({ area, run }: { area: Area; run: BulkRun }) {
  const t = useAreaWords();
  const cancel = useApiMutation(bulkRuns.cancel, [bulkRuns.list]);
  const { id, state, total, done, refused } = run;
  const behind = done + refused;
  const far = t('bulk.running', { done: format.number(behind), total: format.number(total) });
  const text = refused > 0 ? `${far} · ${t('run.refused', { count: refused })}` : far;
  return (
    <TaskStrip
      title={labelOfRun(area, run)}
      text={state === 'queued' ? t('run.queued') : text}
      value={total > 0 ? (behind / total) * 100 : null}
      cancelLabel={t('run.stop')}
      cancelling={cancel.isPending}
      // A run that was over by then says so by itself.
      onCancel={() => void cancel.mutateAsync({ params: { id } }).catch(() => undefined)}
    />
  );
}
