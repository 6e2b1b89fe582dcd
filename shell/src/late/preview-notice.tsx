import type { BootDocument } from '@fio/contracts/documents/boot';
import { useEffect } from 'react';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { format } from '@fio/platform/i18n';
import { endOfPreview, joinPreview } from './preview-tabs.ts';
import { useLateWords } from './words.ts';

/** Says which build one looks at before everybody else does, in which tabs and until when; ends it with the last of them. */
export function PreviewNotice({ preview }: { preview: NonNullable<BootDocument['preview']> }) {
  const t = useLateWords();
  const { remote, build, until } = preview;
  const leave = () => window.location.assign(endOfPreview());
  useEffect(() => {
    void joinPreview(build).then((isOpen) => isOpen || window.location.replace(endOfPreview()));
  }, [build]);
  return (
    <Banner
      kind="corner"
      tone="warning"
      label={t('preview.label')}
      actions={
        <Button size="sm" variant="secondary" onClick={leave}>
          {t('preview.leave')}
        </Button>
      }
    >
      {t('preview.text', { remote, build, until: format.dateTime(until) })}
    </Banner>
  );
}
