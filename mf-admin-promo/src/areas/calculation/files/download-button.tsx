import { useState } from 'react';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { download } from '@fio/platform/api';
import { useCalculationWords } from '../words.ts';

interface Props<E extends AnyEndpoint> {
  /** Of the file, for who hears the button and doesn't see its row. */
  readonly name: string;
  readonly endpoint: E;
  readonly input: CallInput<E>;
}

/** Fetches a file and hands it to the browser; a refusal is told by the call itself. */
export function DownloadButton<E extends AnyEndpoint>({ name, endpoint, input }: Props<E>) {
  const t = useCalculationWords();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download(endpoint, input).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<IconDownload size={16} />}
      loading={busy}
      aria-label={t('files.downloadOf', { name })}
      onClick={() => void save()}
    >
      {t('files.download')}
    </Button>
  );
}
