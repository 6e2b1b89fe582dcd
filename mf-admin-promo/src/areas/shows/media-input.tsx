import { useState } from 'react';
import { CAPTIONS_LIMIT_KB, uploads, VIDEO_LIMIT_MB } from '@fio/contracts/admin/uploads';
import { Button } from '@fio/design-system/button';
import { FileField } from '@fio/design-system/file-field';
import { Link } from '@fio/design-system/link';
import { type FieldProps, useMay, useSentFile } from '@fio/platform/area';
import type { ShowDetail } from './show-values.ts';
import classes from './art.module.css';
import { useShowsWords } from './words.ts';

const KINDS = {
  video: {
    endpoint: uploads.video,
    accept: 'video/mp4,video/webm',
    limit: VIDEO_LIMIT_MB,
    id: 'videoId',
    keptOf: (show: ShowDetail) => show.video?.src,
  },
  captions: {
    endpoint: uploads.captions,
    accept: '.vtt,text/vtt',
    limit: CAPTIONS_LIMIT_KB,
    id: 'captionsId',
    keptOf: (show: ShowDetail) => show.video?.captions,
  },
} as const;

/** Sends a trailer's video, or its captions, as soon as it is chosen; the field's value is its id, and the form's save uses it. */
export const mediaInput = (kind: keyof typeof KINDS) => {
  const { endpoint, accept, limit, id, keptOf } = KINDS[kind];
  return function MediaInput(props: FieldProps<string | null | undefined, ShowDetail>) {
    const t = useShowsWords();
    const may = useMay()(endpoint);
    const [sent, setSent] = useState<{ id: string; src: string } | null>(null);
    const { name, label, value, record, onChange } = props;
    const kept = value && value === record?.[id] ? keptOf(record) : null;
    const src = sent?.id === value ? sent?.src : kept;
    const { busy, problem, send } = useSentFile(endpoint, (stored) => {
      setSent(stored);
      onChange(stored.id);
    });
    return (
      <div className={classes['controls']}>
        <FileField
          name={name}
          label={label}
          hint={may ? t(`${kind}.formats`, { limit }) : t('picture.forbidden')}
          error={problem ?? props.error}
          accept={accept}
          disabled={busy || !may}
          chooseLabel={t(busy ? 'picture.sending' : value ? 'media.replace' : 'media.choose')}
          onChange={(file) => void send(file)}
          onBlur={props.onBlur}
        />
        {src && (
          <Link href={src} target="_blank">
            {t(`${kind}.see`)}
          </Link>
        )}
        {value && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            {t(`${kind}.remove`)}
          </Button>
        )}
      </div>
    );
  };
};
