import type { BootDocument } from '@fio/contracts/documents/boot';
import { Banner } from '@fio/design-system/banner';
import { format } from '@fio/platform/i18n';
import { useLateWords } from './words.ts';

/** Says which build one looks at before everybody else does, and until when. */
export function PreviewNotice({ preview }: { preview: NonNullable<BootDocument['preview']> }) {
  const t = useLateWords();
  const { remote, build, until } = preview;
  return (
    <Banner kind="corner" tone="warning" label={t('preview.label')}>
      {t('preview.text', { remote, build, until: format.dateTime(until) })}
    </Banner>
  );
}
