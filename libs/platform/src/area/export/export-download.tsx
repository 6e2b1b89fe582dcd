import { useState } from 'react';
import { adminExports } from '@fio/contracts/admin/exports';
import type { ExportRow } from '@fio/contracts/core/exporting';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { download } from '../../api/index.ts';
import { refreshAdmin } from '../actions/run-action.ts';
import { useMay } from '../use-may.ts';
import { useExportWords } from './export-words.ts';

/** Takes the file; a refusal is told by the call itself. */
export async function takeFile({ id }: Pick<ExportRow, 'id'>): Promise<void> {
  await download(adminExports.file, { params: { id } }).catch(() => undefined);
  await refreshAdmin();
}

/** The way to the file of one's own export, while it is kept. */
export function ExportDownload({ of: row, small = false }: { of: ExportRow; small?: boolean }) {
  const t = useExportWords();
  const may = useMay()(adminExports.file);
  const [busy, setBusy] = useState(false);
  if (!may || !row.isOwn || row.state !== 'ready') return null;
  const save = async () => {
    setBusy(true);
    await takeFile(row);
    setBusy(false);
  };
  return (
    <Button
      {...(small && { variant: 'secondary', size: 'sm' })}
      icon={<IconDownload size={small ? 16 : 20} />}
      loading={busy}
      aria-label={t('downloadOf', { file: row.fileName })}
      onClick={() => void save()}
    >
      {t('download')}
    </Button>
  );
}
