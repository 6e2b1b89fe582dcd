import { useState } from 'react';
import { IMAGE_LIMIT_MB, uploads } from '@fio/contracts/admin/uploads';
import type { Image } from '@fio/contracts/public/shows';
import { Button } from '@fio/design-system/button';
import { FileField } from '@fio/design-system/file-field';
import { type FieldProps, useMay, useSentFile } from '@fio/platform/area';
import type { ShowDetail } from './show-values.ts';
import classes from './art.module.css';
import { useShowsWords } from './words.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** Which picture of a series, how it is shown, and the one that is kept. */
const KINDS = {
  poster: { id: 'posterId', look: 'poster', keptOf: (show: ShowDetail) => show.poster },
  hero: { id: 'heroId', look: 'hero', keptOf: (show: ShowDetail) => show.hero },
  still: { id: 'videoPosterId', look: 'hero', keptOf: (show: ShowDetail) => show.video?.poster ?? null },
} as const;

/** Sends a picture as soon as it is chosen; the field's value is its id, and the form's save is what uses it. */
export const pictureInput = (kind: keyof typeof KINDS) => {
  const { id, look, keptOf } = KINDS[kind];
  return function PictureInput(props: FieldProps<string | null | undefined, ShowDetail>) {
    const t = useShowsWords();
    const may = useMay();
    const [sent, setSent] = useState<{ id: string; image: Image } | null>(null);
    const { name, label, value, record, onChange } = props;
    const kept = value && value === record?.[id] ? keptOf(record) : null;
    const image = sent?.id === value ? sent?.image : kept;

    const { busy, problem, send } = useSentFile(uploads.picture, (stored) => {
      setSent(stored);
      onChange(stored.id);
    });
    const choose = t(value ? 'picture.replace' : 'picture.choose');
    return (
      <div className={classes['picture']}>
        {image ? (
          <img className={classes[look]} src={image.src} width={image.width} height={image.height} alt="" />
        ) : (
          <div className={`${classes['blank'] ?? ''} ${classes[look] ?? ''}`} aria-hidden>
            {t('picture.none')}
          </div>
        )}
        <div className={classes['controls']}>
          <FileField
            name={name}
            label={label}
            hint={
              may(uploads.picture) ? t('picture.formats', { limit: IMAGE_LIMIT_MB }) : t('picture.forbidden')
            }
            error={problem ?? props.error}
            accept={ACCEPT}
            disabled={busy || !may(uploads.picture)}
            chooseLabel={busy ? t('picture.sending') : choose}
            onChange={(file) => void send(file)}
            onBlur={props.onBlur}
          />
          {value && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
    );
  };
};
