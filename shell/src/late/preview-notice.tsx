import type { BootDocument } from '@fio/contracts/documents/boot';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { format } from '@fio/platform/i18n';
import { useLateWords } from './words.ts';

/** Says which build one looks at before everybody else does, and until when. */
export function PreviewNotice({ preview }: { preview: NonNullable<BootDocument['preview']> }) {
  const t = useLateWords();
  const { remote, build, until } = preview;
  // The server takes the cookie back at this address and leads to the page itself.
  const leave = () => window.location.assign(`${window.location.pathname}?preview=`);
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
