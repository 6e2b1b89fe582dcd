import type { RecordChange } from '@fio/contracts/admin/changes';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { IconRefresh } from '@fio/design-system/icons';
import classes from '../area.module.css';
import { useAuditWords } from '../audit/audit-words.ts';
import { useChangeWords } from './change-words.ts';

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
    <div role="status" className={classes['changed']}>
      {change && (
        <Banner
          kind="inline"
          tone="warning"
          label={t('label')}
          icon={<IconRefresh size={20} />}
          actions={
            onReload && (
              <Button size="sm" variant="secondary" onClick={onReload}>
                {t('reload')}
              </Button>
            )
          }
        >
          {change.action === 'delete'
            ? t('deleted', { name })
            : t('changed', { name, action: audit.action(change.action).toLowerCase() })}
          {onReload ? '' : ` ${t('editing')}`}
        </Banner>
      )}
    </div>
  );
}
