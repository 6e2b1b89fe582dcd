import { StateChip } from '@fio/design-system/chip';
import { useFaqWords } from './words.ts';

/** Whether the public reads it. */
export function FaqState({ published }: { published: boolean }) {
  const t = useFaqWords();
  return <StateChip tone={published ? 'success' : 'warning'}>{t(`published.${published}`)}</StateChip>;
}
