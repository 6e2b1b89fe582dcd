import { useState } from 'react';
import { BULK_LIMIT } from '@fio/contracts/admin/bulk-runs';
import { Button } from '@fio/design-system/button';
import { IconHistory } from '@fio/design-system/icons';
import { confirm } from '../../feedback/index.ts';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, AnyValues, Area } from '../area.ts';
import classes from '../area.module.css';
import { savedSearch, type ListState } from '../list/list-url.ts';
import type { ChangeList } from '../list/use-list-state.ts';
import { useMay } from '../use-may.ts';
import { BulkAsk, type BulkAction, type BulkAsking } from './bulk-ask.tsx';
import { BulkRunDialog } from './bulk-run/bulk-run-dialog.tsx';
import { BulkRunStrip, labelOfRun } from './bulk-run/bulk-run-strip.tsx';
import { useBulkRun } from './bulk-run/use-bulk-run.ts';
import { useBulkOrder } from './use-bulk-order.ts';

interface Props {
  readonly area: Area;
  readonly rows: readonly AnyRecord[];
  /** How many the list has in all; null when nobody counted them. */
  readonly total: number | null;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** Above the table while something is selected or at work: how many, what can be done to them, and the way back. */
export function BulkBar({ area, rows, total, state, change }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  const [ended, setEnded] = useState<string | null>(null);
  // All that the filters find, instead of those ticked: true of what was on the screen when it was said.
  const [everything, setEverything] = useState<string | null>(null);
  const { run, last, list } = useBulkRun(area, setEnded);
  const [asking, setAsking] = useState<BulkAsking | null>(null);
  const order = useBulkOrder(area);
  const search = savedSearch(state);
  const selected = rows.filter(({ id }) => state.selected.has(id));
  const actions = (area.actions ?? []).filter(({ bulk, endpoint }) => bulk && endpoint.bulk && may(endpoint));
  const seen = `${search} ${[...state.selected].join()}`;
  const isAll = everything === seen && selected.length === rows.length && rows.length > 0;
  const isMore = total !== null && total > rows.length && total <= BULK_LIMIT;
  const isOffered = isMore && !isAll && actions.length > 0 && !run && selected.length === rows.length;
  const count = isAll && total !== null ? total : selected.length;

  const launch = async (action: BulkAction) => {
    const many = { list, search, count, ticked: isAll ? null : selected };
    const text = await order.textOf(action, many);
    const begin = async (values?: AnyValues) => {
      await order.begin(action, many, values);
      change({ selected: new Set() });
    };
    if (action.form) return setAsking({ action, text, begin });
    const label = words(`action.${action.id}`);
    const yes = await confirm({
      ...{ title: t('ask', { action: label }), text, confirmText: label, cancelText: t('cancel') },
      ...(action.danger && { iconColor: 'error' }),
    });
    if (yes) await begin();
  };
  const doable = actions
    .map((action) => ({ action, count: isAll ? count : selected.filter(action.when).length }))
    .filter((one) => one.count > 0);
  return (
    <>
      {run && <BulkRunStrip area={area} run={run} />}
      {last && !run && selected.length === 0 && (
        <div className={classes['tools']}>
          <Button
            size="sm"
            variant="quiet"
            icon={<IconHistory size={16} />}
            onClick={() => setEnded(last.id)}
          >
            {t('run.last', { action: labelOfRun(area, last) })}
          </Button>
        </div>
      )}
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
          {doable.map(({ action, count: of }) => (
            <Button
              key={action.id}
              size="sm"
              variant="secondary"
              icon={action.icon}
              loading={order.isPending}
              // One run over a list at a time.
              disabled={run !== undefined}
              // A refusal has been told by then.
              onClick={() => void launch(action).catch(() => undefined)}
            >
              {t('bulk.action', { action: words(`action.${action.id}`), count: of })}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={() => change({ selected: new Set() })}>
            {t('selection.clear')}
          </Button>
        </div>
      )}
      {asking && <BulkAsk area={area} asking={asking} onClose={() => setAsking(null)} />}
      {ended && <BulkRunDialog area={area} id={ended} onClose={() => setEnded(null)} />}
    </>
  );
}
