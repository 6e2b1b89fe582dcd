import { useState } from 'react';
import { adminExports } from '@fio/contracts/admin/exports';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import type { ExportRow } from '@fio/contracts/core/exporting';
import { Dialog } from '@fio/design-system/dialog';
import { SkeletonText } from '@fio/design-system/skeleton';
import { useApiQuery } from '../../api/index.ts';
import { LoadFailure } from '../load-failure.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportWatch } from './export-watch.tsx';
import { useExportWords } from './export-words.ts';

interface Props {
  /** Of the area's contract. */
  readonly endpoint: AnyEndpoint;
  /** The list's title. */
  readonly list: string;
  readonly query: object;
  readonly shown: readonly string[];
  readonly onClose: () => void;
}

/** From the choice of columns to the file: closed on the way, the export goes on behind it. */
export default function ExportDialog({ endpoint, list, query, shown, onClose }: Props) {
  const t = useExportWords();
  const [started, setStarted] = useState<ExportRow | null>(null);
  const resource = endpoint.access.split(':')[0] ?? '';
  const {
    data: offer,
    error,
    isFetching,
    refetch,
  } = useApiQuery(adminExports.offer, { params: { resource } });
  const content = () => {
    if (started) return <ExportWatch started={started} onClose={onClose} />;
    if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
    if (!offer) return <SkeletonText lines={6} />;
    return (
      <ExportForm
        endpoint={endpoint}
        query={query}
        offer={offer}
        shown={shown}
        onClose={onClose}
        onStarted={setStarted}
      />
    );
  };
  return (
    <Dialog opened onClose={onClose} title={t('title', { list })} closeLabel={t('close')} width={560}>
      {content()}
    </Dialog>
  );
}
