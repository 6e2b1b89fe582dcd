import { EmptyState } from '@fio/design-system/empty-state';
import { IconPhoto } from '@fio/design-system/icons';
import { usePictureWords } from './words.ts';

/** Of a receipt that nobody took a picture of. */
export function NoPicture() {
  const t = usePictureWords();
  return <EmptyState title={t('none')} text={t('noneText')} icon={<IconPhoto />} />;
}
