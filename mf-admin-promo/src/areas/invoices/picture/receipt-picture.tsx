import { useState } from 'react';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconDownload, IconPhoto } from '@fio/design-system/icons';
import { type ImageView, ImageViewer } from '@fio/design-system/image-viewer';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { LoadFailure, usePrivatePicture } from '@fio/platform/area';
import { download } from '@fio/platform/api';
import type { InvoiceDetail } from '../invoice-detail.ts';
import classes from '../invoices.module.css';
import { usePictureWords } from './words.ts';

/** Saved, never opened here: it comes from outside. */
function Pdf({ id }: { id: string }) {
  const t = usePictureWords();
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    // The person has been told by the download itself.
    download(adminInvoices.file, { params: { id } })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className={classes['pdf']}>
      <Text>{t('pdf')}</Text>
      <Button variant="secondary" icon={<IconDownload size={16} />} loading={busy} onClick={save}>
        {t('save')}
      </Button>
      <Text size="small" tone="muted">
        {t('pdfHint')}
      </Text>
    </div>
  );
}

/** What is shown of an invoice here. */
type Pictured = Pick<InvoiceDetail, 'id' | 'fileType'> & { readonly participant: { readonly name: string } };

/** The photo of a receipt, to be read closely; or its PDF, or why there is none. */
export function ReceiptPicture({ record, view }: { record: Pictured; view: ImageView }) {
  const t = usePictureWords();
  const { id, fileType, participant } = record;
  const isPhoto = fileType === 'image/webp';
  const { data, error, isFetching, refetch } = usePrivatePicture(
    adminInvoices.file,
    { params: { id } },
    { enabled: isPhoto },
  );
  if (fileType === 'application/pdf') return <Pdf id={id} />;
  if (!isPhoto) return <EmptyState title={t('none')} text={t('noneText')} icon={<IconPhoto />} />;
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={classes['loading']} />;
  return (
    <ImageViewer
      src={data}
      alt={t('alt', { name: participant.name })}
      view={view}
      labels={{
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        rotate: t('rotate'),
        reset: t('reset'),
      }}
    />
  );
}
