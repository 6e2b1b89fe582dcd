import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { type ImageView, ImageViewer } from '@fio/design-system/image-viewer';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { LoadFailure, usePrivatePicture } from '@fio/platform/area';
import { download } from '@fio/platform/api';
import classes from '../invoices.module.css';
import { usePictureWords } from './words.ts';

interface Props<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly input: CallInput<E>;
  readonly type: 'image/webp' | 'application/pdf';
  readonly alt: string;
  readonly view: ImageView;
  /** It is there to be looked at, or won't be here: a PDF, or one that could not be loaded, which is said in its place. */
  readonly onShown?: (() => void) | undefined;
}

/** Saved, never opened here: it comes from outside. */
function PdfFile({ save }: { save: () => Promise<unknown> }) {
  const t = usePictureWords();
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    // The person has been told by the download itself.
    save()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className={classes['pdf']}>
      <Text>{t('pdf')}</Text>
      <Button variant="secondary" icon={<IconDownload size={16} />} loading={busy} onClick={begin}>
        {t('save')}
      </Button>
      <Text size="small" tone="muted">
        {t('pdfHint')}
      </Text>
    </div>
  );
}

/** A file that only some may see: a picture to be read closely, a PDF to be saved. */
export function PrivateFile<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, input, type, alt, view, onShown } = props;
  const t = usePictureWords();
  const isPicture = type === 'image/webp';
  const { data, error, isFetching, refetch } = usePrivatePicture(endpoint, input, { enabled: isPicture });
  const isAbsent = !isPicture || error !== null;
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (isAbsent) tell();
  }, [isAbsent]);
  if (!isPicture) return <PdfFile save={() => download(endpoint, input)} />;
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={classes['loading']} />;
  return (
    <ImageViewer
      src={data}
      alt={alt}
      view={view}
      onShown={onShown}
      labels={{
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        rotate: t('rotate'),
        reset: t('reset'),
      }}
    />
  );
}
