import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { confirm } from '../../feedback/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';
import classes from '../area.module.css';
import type { ListState } from '../list/list-url.ts';
import type { ChangeList } from '../list/use-list-state.ts';
import type { ActionSpec } from '../types.ts';
import { useMay } from '../use-may.ts';
import { BulkResultDialog, type BulkReport } from './bulk-result-dialog.tsx';
import { refreshAdmin, runAction } from './run-action.ts';
import { runBulk } from './run-bulk.ts';

type Action = ActionSpec<AnyRecord, AnyRecord, string>;

interface Props {
  readonly area: Area;
  readonly rows: readonly AnyRecord[];
  readonly state: ListState;
  readonly change: ChangeList;
}

/** Above the table while something is selected: how many, what can be done to them, and the way back. */
export function BulkBar({ area, rows, state, change }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  const [running, setRunning] = useState<{ id: string; behind: number; of: number } | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const selected = rows.filter(({ id }) => state.selected.has(id));

  const start = async (action: Action, items: readonly AnyRecord[]) => {
    const label = words(`action.${action.id}`);
    const text = `${words(`action.${action.id}.text`)} ${t('bulk.confirm', { count: items.length })}`;
    const yes = await confirm({
      title: t('ask', { action: label }),
      text,
      confirmText: label,
      cancelText: t('cancel'),
    });
    if (!yes) return;
    const progress = (behind: number) => setRunning({ id: action.id, behind, of: items.length });
    progress(0);
    const result = await runBulk(items, (item) => runAction(action.endpoint, item, true), progress);
    setRunning(null);
    setReport({ action: label, ...result });
    // What could not be done stays selected, to be looked at.
    change({ selected: new Set(result.failed.map(({ item }) => item.id)) });
    await refreshAdmin();
  };

  const doable = (area.actions ?? [])
    .filter(({ bulk, endpoint }) => bulk && may(endpoint))
    .map((action) => ({ action, items: selected.filter(action.when) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      {selected.length > 0 && (
        <div className={classes['bulk']} role="region" aria-label={t('selection.label')}>
          <strong aria-live="polite">{t('selection.count', { count: selected.length })}</strong>
          {doable.map(({ action, items }) => (
            <Button
              key={action.id}
              size="sm"
              variant="secondary"
              icon={action.icon}
              loading={running?.id === action.id}
              disabled={running !== null && running.id !== action.id}
              onClick={() => void start(action, items)}
            >
              {t('bulk.action', { action: words(`action.${action.id}`), count: items.length })}
            </Button>
          ))}
          {running && (
            <span role="status">{t('bulk.running', { done: running.behind, total: running.of })}</span>
          )}
          <Button size="sm" variant="quiet" onClick={() => change({ selected: new Set() })}>
            {t('selection.clear')}
          </Button>
        </div>
      )}
      <BulkResultDialog report={report} nameOf={area.nameOf} onClose={() => setReport(null)} />
    </>
  );
}
