import { useState } from 'react';
import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { IMAGE_LIMIT_MB } from '@fio/contracts/admin/uploads';
import type { Image } from '@fio/contracts/public/shows';
import { Button } from '@fio/design-system/button';
import { FileField } from '@fio/design-system/file-field';
import { type FieldProps, useMay, useSentFile } from '@fio/platform/area';
import type { PrizeKindDetail } from './prize-kind-values.ts';
import classes from './prize-kinds.module.css';
import { usePrizeKindsWords } from './words.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** Sends a picture as soon as it is chosen; the field's value is its id, and the form's save is what uses it. */
export function PictureInput(props: FieldProps<string | null, PrizeKindDetail>) {
  const t = usePrizeKindsWords();
  const maySend = useMay()(prizeKinds.picture);
  const [sent, setSent] = useState<{ id: string; image: Image } | null>(null);
  const { name, label, value, record, onChange, onBlur } = props;
  const kept = value !== null && value === record?.pictureId ? record.picture : null;
  const image = sent?.id === value ? sent?.image : kept;
  const { busy, problem, send } = useSentFile(prizeKinds.picture, (stored) => {
    setSent(stored);
    onChange(stored.id);
  });
  return (
    <div className={classes['field']}>
      {image && <img className={classes['picture']} src={image.src} alt="" />}
      <div>
        <FileField
          name={name}
          label={label}
          onBlur={onBlur}
          hint={maySend ? t('picture.formats', { limit: IMAGE_LIMIT_MB }) : t('picture.forbidden')}
          error={problem ?? props.error}
          accept={ACCEPT}
          disabled={busy || !maySend}
          chooseLabel={busy ? t('picture.sending') : t(value ? 'picture.replace' : 'picture.choose')}
          onChange={(file) => void send(file)}
        />
        {value && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
