import { useState } from 'react';
import { adminSac, SAC_TIMES_DAYS } from '@fio/contracts/admin/sac';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { secondsBetween, spanText } from './span.ts';
import { useSacWords } from './words.ts';

/** How fast messages are first answered, and for how long somebody has waited for it. Without it the list stands as well. */
export function SacTimes() {
  const t = useSacWords();
  const [now] = useState(() => serverNow().toISOString());
  const { data } = useApiQuery(adminSac.times, {}, { quiet: true });
  if (!data) return null;
  const { answered, median, ninth, waiting, oldest } = data;
  return (
    <Text size="small" tone="muted">
      {answered === 0 || median === null || ninth === null
        ? t('times.none', { days: SAC_TIMES_DAYS })
        : t('times', { days: SAC_TIMES_DAYS, median: spanText(median), ninth: spanText(ninth) })}{' '}
      {oldest !== null &&
        t('times.waiting', {
          count: waiting,
          span: spanText(secondsBetween(oldest, now)),
        })}
    </Text>
  );
}
