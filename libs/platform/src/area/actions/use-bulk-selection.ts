import { useRef, useState } from 'react';
import type { AnyRecord, Area } from '../area.ts';
import type { ChangeList } from '../list/use-list-state.ts';
import type { ActionSpec } from '../types.ts';
import type { BulkReport } from './bulk-result-dialog.tsx';
import { refreshAdmin, runAction } from './run-action.ts';
import { runBulk } from './run-bulk.ts';

export type BulkAction = ActionSpec<AnyRecord, AnyRecord, string>;

/** Runs an action over the rows that are ticked, from here and one by one; it can be stopped between two of them. */
export function useBulkSelection(area: Area, change: ChangeList) {
  const [running, setRunning] = useState<{ id: string; behind: number; of: number } | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const stopping = useRef(false);
  const start = async (action: BulkAction, items: readonly AnyRecord[]) => {
    stopping.current = false;
    const progress = (behind: number) => setRunning({ id: action.id, behind, of: items.length });
    progress(0);
    const result = await runBulk(items, (item) => runAction(action.endpoint, item, true), {
      onProgress: progress,
      isStopped: () => stopping.current,
    });
    setRunning(null);
    setReport({ action: area.words.t(`action.${action.id}`), ...result });
    // What could not be done stays selected, to be looked at; so does what was not reached.
    const done = new Set(result.done.map(({ id }) => id));
    change({ selected: new Set(items.flatMap(({ id }) => (done.has(id) ? [] : [id]))) });
    await refreshAdmin();
  };
  return { running, report, start, stop: () => (stopping.current = true), close: () => setReport(null) };
}
