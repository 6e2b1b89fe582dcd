import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from './dispatch-list.module.css';
import { type DispatchDetail, doneOf } from './dispatch-values.ts';
import { useDispatchListWords } from './words.ts';

/** How far a dispatch is, as a bar with its figure beside it. */
export function DispatchProgress({ of: one }: { of: Pick<DispatchDetail, 'total' | 'counts'> }) {
  const t = useDispatchListWords();
  const { total } = one;
  if (total === 0) return null;
  const done = doneOf(one);
  return (
    <div className={classes['progress']}>
      <ProgressBar label={t('progress.label')} value={(done / total) * 100} />
      <Text size="small" tone="muted">
        {t('progress.text', { done: format.number(done), total: format.number(total) })}
      </Text>
    </div>
  );
}
