import type { dispatchList } from '@fio/contracts/admin/dispatch-list';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from './dispatch-list.module.css';
import { useDispatchListWords } from './words.ts';

const WHY_NOT = ['found', 'withoutConsent', 'suppressed'] as const;

interface Count {
  readonly data: ResponseOf<typeof dispatchList.count> | undefined;
  readonly error: Error | null;
}

/** How many would get it, and why the others would not. */
export function AudienceCount({ count: { data, error } }: { count: Count }) {
  const t = useDispatchListWords();
  const said = (key: 'readers' | (typeof WHY_NOT)[number], count: number) =>
    t(`readers.${key}`, { count, total: format.number(count) });
  return (
    <div className={classes['readers']} role="status">
      <Text size="small" tone="muted">
        {t('readers.title')}
      </Text>
      {data && !error && (
        <>
          <span className={classes['figure']}>{said('readers', data.readers)}</span>
          <ul>
            {WHY_NOT.filter((key) => key === 'found' || data[key] > 0).map((key) => (
              <li key={key}>{said(key, data[key])}</li>
            ))}
          </ul>
        </>
      )}
      {error && <Text tone="error">{t('readers.failed')}</Text>}
      {!data && !error && <Text>{t('readers.counting')}</Text>}
    </div>
  );
}
