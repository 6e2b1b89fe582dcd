import { Text } from '@fio/design-system/text';
import { SIGNS } from './entries.ts';
import { usePermissionsWords } from './words.ts';

/** What the signs beside the boxes mean. */
export function Legend() {
  const t = usePermissionsWords();
  return (
    <Text tone="muted" size="small">
      {t('legend', SIGNS)}
    </Text>
  );
}
