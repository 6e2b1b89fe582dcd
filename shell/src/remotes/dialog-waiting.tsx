import { useEffect } from 'react';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { loader } from '@fio/platform/feedback';
import { useShellWords } from '../words/index.ts';

/** A dialog that was asked for is on its way: the bar at the page's top shows it, and a status says it. */
export function DialogWaiting() {
  const t = useShellWords();
  useEffect(() => {
    loader.start();
    return loader.end;
  }, []);
  return <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>;
}
