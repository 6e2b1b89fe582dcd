import { bulkRuns, type BulkRunDetail } from '@fio/contracts/admin/bulk-runs';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '../../../api/index.ts';
import { Link } from '../../../router/index.ts';
import { useAreaWords } from '../../area-words.ts';
import { type Area, recordPath } from '../../area.ts';
import classes from '../../area.module.css';
import { labelOfRun } from './bulk-run-strip.tsx';

function Outcome({ area, run }: { area: Area; run: BulkRunDetail }) {
  const t = useAreaWords();
  const { problem, state, done, refused, refusals } = run;
  if (problem && done + refused === 0) return <Text tone="error">{t(`run.problem.${problem}`)}</Text>;
  if (state === 'cancelled' && done + refused === 0) return <Text>{t('run.undone')}</Text>;
  const more = refused - refusals.length;
  return (
    <>
      {problem && <Text tone="error">{t(`run.problem.${problem}`)}</Text>}
      {state === 'cancelled' && <Text>{t('run.cancelled')}</Text>}
      <Text>{t('bulk.done', { count: done })}</Text>
      {refused > 0 && (
        <>
          <Text tone="error">{t('bulk.failed', { count: refused })}</Text>
          <ul>
            {refusals.map(({ id, name, code, reason }) => (
              <li key={id}>
                {area.detail ? <Link to={recordPath(area, id)}>{name}</Link> : name}:{' '}
                {code === 'CONFLICT' ? t('run.conflict') : reason}
              </li>
            ))}
          </ul>
          {more > 0 && <Text tone="muted">{t('run.more', { count: more })}</Text>}
        </>
      )}
    </>
  );
}

interface Props {
  readonly area: Area;
  readonly id: string;
  readonly onClose: () => void;
}

/** How a run ended: how many, and each that could not be done with its reason. */
export function BulkRunDialog({ area, id, onClose }: Props) {
  const t = useAreaWords();
  const { data } = useApiQuery(bulkRuns.get, { params: { id } }, { staleTime: 0 });
  if (!data) return null;
  const title = t('bulk.title', { action: labelOfRun(area, data) });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('close')}>
      <div className={classes['report']}>
        <Outcome area={area} run={data} />
        <div className={classes['buttons']}>
          <Button onClick={onClose} data-autofocus>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
