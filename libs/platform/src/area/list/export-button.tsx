import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { download } from '../../api/index.ts';
import { useAreaWords } from '../area-words.ts';
import { useMay } from '../use-may.ts';
import { type ListState, queryOf } from './list-url.ts';

interface Props {
  readonly endpoint: AnyEndpoint | undefined;
  readonly state: ListState;
}

/** Downloads exactly what the filters name, in their order, from the first record to the last. */
export function ExportButton({ endpoint, state }: Props) {
  const t = useAreaWords();
  const [busy, setBusy] = useState(false);
  if (!useMay()(endpoint) || !endpoint) return null;
  const start = async () => {
    setBusy(true);
    const { page: _, after: __, before: ___, ...query } = queryOf(state);
    // A refusal has been told by then.
    await download(endpoint, { query }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon={<IconDownload />} loading={busy} onClick={() => void start()}>
      {t('export')}
    </Button>
  );
}
