import type { QuietHours } from '@fio/domain/notification';
import { Text } from '@fio/design-system/text';
import { hourText } from './hour-text.ts';
import { useNotificationsWords } from './words.ts';

/** The quiet hours in a sentence. */
export function QuietText({ quiet: { from, until } }: { quiet: QuietHours }) {
  const t = useNotificationsWords();
  const text =
    from === until ? t('quietNone') : t('quietNow', { from: hourText(from), until: hourText(until) });
  return <Text tone="muted">{text}</Text>;
}
