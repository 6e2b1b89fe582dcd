import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconPhoto } from '@fio/design-system/icons';
import { usePictureWords } from './words.ts';

/** Of a receipt that nobody took a picture of. */
export function NoPicture({ onShown }: { onShown?: (() => void) | undefined }) {
  const t = usePictureWords();
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  return <EmptyState title={t('none')} text={t('noneText')} icon={<IconPhoto />} />;
}
