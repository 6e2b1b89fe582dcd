import type { RecordChange } from '@fio/contracts/admin/changes';
import { Button } from '@fio/design-system/button';
import { IconRefresh } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { useAuditWords } from '../audit/audit-words.ts';
import { useChangeWords } from './change-words.ts';
import classes from './change-notice.module.css';

interface Props {
  readonly change: RecordChange | null;
  /** Reads the record anew; without it the person is in the middle of a form, which decides when it is saved. */
  readonly onReload?: () => void;
}

/** Says who has just changed the record on screen. It stands there from the beginning, so that it is read aloud. */
export function ChangeNotice({ change, onReload }: Props) {
  const t = useChangeWords();
  const audit = useAuditWords();
  const name = change?.by || t('system');
  return (
    <div role="status" aria-label={t('label')}>
      {change && (
        <div className={classes['notice']}>
          <Text>
            {change.action === 'delete'
              ? t('deleted', { name })
              : t('changed', { name, action: audit.action(change.action).toLowerCase() })}
            {onReload ? '' : ` ${t('editing')}`}
          </Text>
          {onReload && (
            <Button size="sm" variant="secondary" icon={<IconRefresh size={16} />} onClick={onReload}>
              {t('reload')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
