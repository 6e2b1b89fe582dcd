import { Banner } from '@fio/design-system/banner';
import { useShellWords } from '../../words/index.ts';
import { useRegistration } from './use-registration.ts';

/** Says that the address shows other dates than the campaign's. */
export function PreviewStrip() {
  const t = useShellWords();
  const { isPreview, hasEnded, isEnabled } = useRegistration();
  if (!isPreview) return null;
  const text = isEnabled ? t('preview.open') : hasEnded ? t('preview.after') : t('preview.before');
  return (
    <Banner kind="strip" tone="warning" label={t('preview.label')}>
      {text}
    </Banner>
  );
}
