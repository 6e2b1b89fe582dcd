import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { FormGrid, SelectField } from '@fio/design-system/fields';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { actions } from '@fio/contracts/admin/actions';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { MAX_PER_PAGE } from '@fio/contracts/core/list';
import { useApiQuery } from '../../api/index.ts';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import { ActionDiff } from '../audit/action-diff.tsx';
import { useAuditWords } from '../audit/audit-words.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useMay } from '../use-may.ts';

interface Props {
  readonly resource: string;
  readonly recordId: string;
  /** How many actions the record has. */
  readonly total: number;
}

interface Among {
  readonly resource: string;
  /** The record's actions, the latest first. */
  readonly items: ResponseOf<typeof actions.list>['items'];
}

/** Two actions, whichever was chosen first: how the record stood after the earlier one, and after the later one. */
function Compared({ resource, items }: Among) {
  const t = useAreaWords();
  const audit = useAuditWords();
  // By their ids: what happens meanwhile moves every place.
  const [chosen, setChosen] = useState({ from: items.at(-1)?.id ?? '', to: items[0]?.id ?? '' });
  const [earlier = '', id = ''] = Object.values(chosen).toSorted((one, other) => Number(one) - Number(other));
  const { data, error, isFetching, refetch } = useApiQuery(actions.since, { params: { id, earlier } });
  const choices = items.map(({ id: value, at, action, actorName }) => ({
    value,
    label: t('history.version', {
      at: format.dateTime(at),
      action: audit.action(action),
      by: actorName,
    }),
  }));
  return (
    <>
      <FormGrid columns={2}>
        {(['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            label={t(`history.${end}`)}
            data={choices}
            value={chosen[end]}
            onChange={(value) => setChosen({ ...chosen, [end]: value })}
          />
        ))}
      </FormGrid>
      {error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data?.differences.length === 0 && <Text tone="muted">{t('history.same')}</Text>}
      {data && data.differences.length > 0 && (
        <ActionDiff differences={data.differences} resource={resource} />
      )}
    </>
  );
}

/** As many as one answer holds: more than the page beneath shows. */
function Versions({ resource, recordId }: Pick<Props, 'resource' | 'recordId'>) {
  const { data, error, isFetching, refetch } = useApiQuery(actions.list, {
    query: { sort: '-at', perPage: MAX_PER_PAGE, f: { resource, recordId } },
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return data ? <Compared resource={resource} items={data.items} /> : <SkeletonText lines={3} />;
}

/** Compares any two versions of a record, when somebody wants to. */
export function CompareVersions({ total, ...record }: Props) {
  const t = useAreaWords();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (total < 2 || !may(actions.since)) return null;
  return (
    <>
      {/* It stays, and with it the focus. */}
      <div>
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('history.compare')}
        </Button>
      </div>
      {open && <Versions {...record} />}
    </>
  );
}
