import { useState } from 'react';
import { adminSac } from '@fio/contracts/admin/sac';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { Timeline } from '@fio/design-system/timeline';
import { download } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import type { SacDetail } from './sac-detail.ts';
import classes from './sac.module.css';
import { useSacWords } from './words.ts';

/** The file that came along: saved, never opened here. */
function Attachment({ record: { id, file } }: { record: SacDetail }) {
  const t = useSacWords();
  const [busy, setBusy] = useState(false);
  if (!file) return null;
  const save = () => {
    setBusy(true);
    // The person has been told by the download itself.
    download(adminSac.attachment, { params: { id } })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className={classes['file']}>
      <Text>{t('file', { name: file.name })}</Text>
      <Button variant="secondary" size="sm" icon={<IconDownload size={16} />} loading={busy} onClick={save}>
        {t('fileSave', { size: format.number(Math.ceil(file.bytes / 1024)) })}
      </Button>
      <Text size="small" tone="muted">
        {t('fileHint')}
      </Text>
    </div>
  );
}

/** What was written, answered and noted, oldest first as it is read. */
export function SacConversation({ record }: { record: SacDetail }) {
  const t = useSacWords();
  return (
    <div className={classes['conversation']}>
      <Attachment record={record} />
      <Timeline
        label={t('tab.conversation')}
        items={record.messages.map(({ id, kind, text, author, at }) => ({
          id,
          title: t(`kind.${kind}`),
          when: format.dateTime(at),
          exact: at,
          by: author ?? record.name,
          body: <p className={classes[kind]}>{text}</p>,
        }))}
      />
    </div>
  );
}
