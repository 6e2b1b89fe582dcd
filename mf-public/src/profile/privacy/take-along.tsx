import { useState } from 'react';
import { privacy } from '@fio/contracts/public/privacy';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { download } from '@fio/platform/api';
import classes from '../profile.module.css';
import { usePrivacyWords } from './words.ts';

const FILES = { pdf: privacy.dataDocument, json: privacy.data } as const;

/** All that is kept of the visitor, to read and to take to another service. */
export function TakeAlong() {
  const t = usePrivacyWords();
  const [loading, setLoading] = useState<keyof typeof FILES>();
  const take = (kind: keyof typeof FILES) => {
    setLoading(kind);
    // A refusal has been told by the download itself.
    download(FILES[kind], {})
      .catch(() => undefined)
      .finally(() => setLoading(undefined));
  };
  return (
    <div className={classes['actions']}>
      {(['pdf', 'json'] as const).map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          icon={<IconDownload />}
          loading={loading === kind}
          onClick={() => take(kind)}
        >
          {t(kind)}
        </Button>
      ))}
    </div>
  );
}
