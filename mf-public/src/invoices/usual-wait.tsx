import { invoices } from '@fio/contracts/public/invoices';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { useInvoicesWords } from './words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** In the unit that people would say it in. */
function spokenOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 1.5 * HOUR) return { unit: 'minutes', count: minutes };
  if (minutes < 1.5 * DAY) return { unit: 'hours', count: Math.round(minutes / HOUR) };
  return { unit: 'days', count: Math.round(minutes / DAY) };
}

/** What a receipt that isn't decided yet waits for, and how long that has taken others lately. */
export function Awaited({ state }: { state: 'checking' | 'pending' }) {
  const t = useInvoicesWords();
  const { data } = useApiQuery(invoices.terms, {}, { quiet: true });
  const spoken = data?.usualWait ? spokenOf(data.usualWait) : null;
  return (
    <Text>
      {t(`awaited.${state}`)} {spoken && t(`wait.${spoken.unit}`, { count: spoken.count })}
    </Text>
  );
}
