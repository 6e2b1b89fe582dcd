import { audience as schema, type Audience, dispatchList } from '@fio/contracts/admin/dispatch-list';
import type { DispatchKind } from '@fio/domain/dispatch';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import classes from './dispatch-list.module.css';
import { useDispatchListWords } from './words.ts';

const WHY_NOT = ['found', 'withoutConsent', 'suppressed'] as const;

/** How many would get it now, and why the others would not. */
export function AudienceCount({ kind, audience }: { kind: DispatchKind; audience: Audience }) {
  const t = useDispatchListWords();
  const { data, error } = useApiQuery(
    dispatchList.count,
    { body: { kind, audience } },
    // Half a date is no filter yet.
    { quiet: true, enabled: schema.safeParse(audience).success, placeholderData: (old) => old },
  );
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
