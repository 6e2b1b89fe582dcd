import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord } from '../area.ts';
import classes from '../area.module.css';
import type { BulkResult } from './run-bulk.ts';

export interface BulkReport extends BulkResult<AnyRecord> {
  /** The action's label. */
  readonly action: string;
}

interface Props {
  readonly report: BulkReport | null;
  readonly nameOf: (record: AnyRecord) => string;
  readonly onClose: () => void;
}

/** How a bulk action went: how many, and each that could not be done with its reason. */
export function BulkResultDialog({ report, nameOf, onClose }: Props) {
  const t = useAreaWords();
  if (!report) return null;
  const { action, done, failed } = report;
  return (
    <Dialog opened onClose={onClose} title={t('bulk.title', { action })} closeLabel={t('close')}>
      <div className={classes['report']}>
        <Text>{t('bulk.done', { count: done.length })}</Text>
        {failed.length > 0 && (
          <>
            <Text tone="error">{t('bulk.failed', { count: failed.length })}</Text>
            <ul>
              {failed.map(({ item, reason }) => (
                <li key={item.id}>{t('bulk.failure', { name: nameOf(item), reason })}</li>
              ))}
            </ul>
          </>
        )}
        <div className={classes['buttons']}>
          <Button onClick={onClose} data-autofocus>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
