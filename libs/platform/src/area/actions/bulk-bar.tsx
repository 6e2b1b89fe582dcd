import { useState } from 'react';
import { BULK_LIMIT } from '@fio/contracts/admin/bulk-runs';
import { Button } from '@fio/design-system/button';
import { confirm } from '../../feedback/index.ts';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';
import classes from '../area.module.css';
import { savedSearch, type ListState } from '../list/list-url.ts';
import type { ChangeList } from '../list/use-list-state.ts';
import { useMay } from '../use-may.ts';
import { BulkResultDialog } from './bulk-result-dialog.tsx';
import { BulkRunDialog } from './bulk-run/bulk-run-dialog.tsx';
import { BulkRunStrip } from './bulk-run/bulk-run-strip.tsx';
import { useBulkRun } from './bulk-run/use-bulk-run.ts';
import { type BulkAction, useBulkSelection } from './use-bulk-selection.ts';

interface Props {
  readonly area: Area;
  readonly rows: readonly AnyRecord[];
  /** How many the list has in all; null when nobody counted them. */
  readonly total: number | null;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** Asks before an action runs over so many records. */
async function isMeant(area: Area, { id, danger }: BulkAction, how: string): Promise<boolean> {
  const t = useAreaWords.t;
  const label = area.words.t(`action.${id}`);
  return confirm({
    title: t('ask', { action: label }),
    text: `${area.words.t(`action.${id}.text`)} ${how}`,
    confirmText: label,
    cancelText: t('cancel'),
    ...(danger && { iconColor: 'error' }),
  });
}

/** Above the table while something is selected or at work: how many, what can be done to them, and the way back. */
export function BulkBar({ area, rows, total, state, change }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  const [ended, setEnded] = useState<string | null>(null);
  // All that the filters find, instead of those ticked: true of what was on the screen when it was said.
  const [everything, setEverything] = useState<string | null>(null);
  const { run, list, start } = useBulkRun(area, setEnded);
  const one = useBulkSelection(area, change);
  const search = savedSearch(state);
  const selected = rows.filter(({ id }) => state.selected.has(id));
  const actions = (area.actions ?? []).filter(({ bulk, endpoint }) => bulk && may(endpoint));
  const overAll = actions.filter(({ endpoint }) => endpoint.bulk);
  const seen = `${search} ${[...state.selected].join()}`;
  const isAll = everything === seen && selected.length === rows.length && rows.length > 0;
  const isMore = total !== null && total > rows.length && total <= BULK_LIMIT;
  const isOffered = isMore && !isAll && overAll.length > 0 && !run && selected.length === rows.length;
  const count = isAll && total !== null ? total : selected.length;

  const startAll = async (action: BulkAction) => {
    if (!(await isMeant(area, action, t('bulk.confirm', { count })))) return;
    // A refusal has been told by then.
    await start
      .mutateAsync({ body: { list, action: action.endpoint.path, search, expected: count } })
      .then(() => change({ selected: new Set() }))
      .catch(() => undefined);
  };
  const startSome = async (action: BulkAction, items: readonly AnyRecord[]) => {
    if (await isMeant(area, action, t('bulk.confirm', { count: items.length })))
      await one.start(action, items);
  };
  const doable = isAll
    ? overAll.map((action) => ({ action, count, launch: () => startAll(action) }))
    : actions
        .map((action) => ({ action, items: selected.filter(action.when) }))
        .filter(({ items }) => items.length > 0)
        .map(({ action, items }) => ({
          action,
          count: items.length,
          launch: () => startSome(action, items),
        }));
  return (
    <>
      {run && <BulkRunStrip area={area} run={run} />}
      {selected.length > 0 && (
        <div className={classes['bulk']} role="region" aria-label={t('selection.label')}>
          <strong aria-live="polite">
            {t(isAll ? 'selection.all' : 'selection.count', { count, total: format.number(count) })}
          </strong>
          {isOffered && (
            <Button size="sm" variant="quiet" onClick={() => setEverything(seen)}>
              {t('selection.everything', { total: format.number(total) })}
            </Button>
          )}
          {doable.map(({ action, count: of, launch }) => (
            <Button
              key={action.id}
              size="sm"
              variant="secondary"
              icon={action.icon}
              loading={one.running?.id === action.id || (isAll && start.isPending)}
              disabled={
                (one.running !== null && one.running.id !== action.id) || (isAll && run !== undefined)
              }
              onClick={() => void launch()}
            >
              {t('bulk.action', { action: words(`action.${action.id}`), count: of })}
            </Button>
          ))}
          {one.running ? (
            <>
              <span role="status">
                {t('bulk.running', { done: one.running.behind, total: one.running.of })}
              </span>
              <Button size="sm" variant="quiet" onClick={one.stop}>
                {t('run.stop')}
              </Button>
            </>
          ) : (
            <Button size="sm" variant="quiet" onClick={() => change({ selected: new Set() })}>
              {t('selection.clear')}
            </Button>
          )}
        </div>
      )}
      <BulkResultDialog report={one.report} nameOf={area.nameOf} onClose={one.close} />
      {ended && <BulkRunDialog area={area} id={ended} onClose={() => setEnded(null)} />}
    </>
  );
}
