import { useState } from 'react';
import { bulkRuns } from '@fio/contracts/admin/bulk-runs';
import { api, useApiMutation } from '../../api/index.ts';
import type { AnyRecord, AnyValues, Area } from '../area.ts';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { BulkAction } from './bulk-ask.tsx';

/** What an action is to be done to: what was ticked, or all that a search finds. */
export interface Many {
  readonly list: string;
  readonly search: string;
  readonly count: number;
  /** null: all the search finds. */
  readonly ticked: readonly AnyRecord[] | null;
}

const NAMED = 10;
const NAME = 120;

/** Orders a run over many records, and says beforehand which of them it will leave out. */
export function useBulkOrder(area: Area) {
  const t = useAreaWords();
  const { mutateAsync, isPending } = useApiMutation(bulkRuns.start, [bulkRuns.list]);
  // A preview goes through all that is found: a second press meanwhile would ask twice.
  const [isAsked, setAsked] = useState(false);
  const nameOf = (record: AnyRecord) => area.nameOf(record).slice(0, NAME);
  const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

  const leftOut = async ({ endpoint, when }: BulkAction, { list, search, count, ticked }: Many) => {
    const order = { list, action: endpoint.path, search, expected: count };
    if (ticked === null) return api(bulkRuns.preview, { body: order });
    const others = ticked.filter((record) => !when(record));
    return { looked: count, unable: others.length, names: others.slice(0, NAMED).map(nameOf) };
  };
  /** What is asked before it begins, each thing on a line of its own. */
  const textOf = async (action: BulkAction, many: Many): Promise<string> => {
    setAsked(true);
    const { looked, unable, names } = await leftOut(action, many).finally(() => setAsked(false));
    const more = unable > names.length ? ['…'] : [];
    const told =
      unable > 0 ? [t('bulk.unable', { count: unable, names: [...quoted(names), ...more].join(', ') })] : [];
    const able = many.count - unable;
    const doing = able > 0 ? [t('bulk.confirm', { count: able })] : [];
    // Of the others what can’t be done shows in the run's report.
    const seen = looked < many.count ? [t('bulk.looked', { looked: format.number(looked) })] : [];
    return [area.words.t(`action.${action.id}.text`), ...doing, ...told, ...seen].join('\n');
  };
  const begin = (
    { endpoint, when }: BulkAction,
    { list, search, count, ticked }: Many,
    values?: AnyValues,
  ) => {
    const selected = ticked?.filter(when).map((record) => ({
      id: record.id,
      version: Number(record['version'] ?? 0),
    }));
    return mutateAsync({
      body: {
        ...{ list, action: endpoint.path, search, expected: selected?.length ?? count },
        ...(selected && { selected }),
        ...(values && { values }),
      },
    });
  };
  return { textOf, begin, isPending: isPending || isAsked };
}
