import { todayInSaoPaulo } from '@fio/domain/calendar';
import { StateChip } from '@fio/design-system/chip';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { termLook } from './term-look.tsx';
import { useDashboardWords } from './words.ts';

const DAY_MS = 86_400_000;

/** Days from today to the last day of a term, which is a day of São Paulo as today is; below 0 once it is over. */
const daysLeft = (day: string): number =>
  (Date.parse(day) - Date.parse(todayInSaoPaulo(serverNow()))) / DAY_MS;

/** By when the first of what waits has to be done, or since when it should have been. */
export function DueChip({ day }: { day: string }) {
  const t = useDashboardWords();
  const left = daysLeft(day);
  const text = () => {
    if (left < 0) return t('due.late', { count: -left });
    if (left === 0) return t('due.today');
    return t('due.by', { day: format.day(day) });
  };
  return <StateChip {...termLook(left)}>{text()}</StateChip>;
}
