import { useState } from 'react';
import { statistics } from '@fio/contracts/admin/statistics';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { download } from '@fio/platform/api';
import { useMay } from '@fio/platform/area';
import { periodOf, type StatisticsState } from './use-statistics-state.ts';
import { useStatisticsWords } from './words.ts';

/** All groups of the period, as they are grouped on the page. */
export function ExportButton({ state }: { state: StatisticsState }) {
  const t = useStatisticsWords();
  const [busy, setBusy] = useState(false);
  if (!useMay()(statistics.export)) return null;
  const start = async () => {
    setBusy(true);
    // A refusal has been told by then.
    await download(statistics.export, { query: { ...periodOf(state), by: state.by } }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon={<IconDownload />} loading={busy} onClick={() => void start()}>
      {t('export')}
    </Button>
  );
}
