import { useState } from 'react';
import { IMAGE_LIMIT_MB } from '@fio/contracts/admin/uploads';
import type { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import type { winnersDraw } from '@fio/contracts/admin/winners-draw';
import type { FramedImage, PictureInput } from '@fio/contracts/core/picture';
import { Button } from '@fio/design-system/button';
import { TextAreaField } from '@fio/design-system/fields';
import { FocusField } from '@fio/design-system/fields-admin';
import { FileField } from '@fio/design-system/file-field';
import { useMay, useSentFile } from '@fio/platform/area';
import classes from './framed-picture.module.css';
import { useFramedPictureWords } from './words.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
/** As wide as the large places of public pages, and as high as wide in cards. */
const CROPS = { wide: 16 / 9, square: 1 };
const MIDDLE = { x: 50, y: 50 };

interface Props {
  readonly name: string;
  /** Where pictures of this are sent. */
  readonly endpoint: typeof prizeKinds.picture | typeof winnersDraw.picture;
  readonly value: PictureInput | null;
  /** The picture that is kept, whose address the value doesn't have. */
  readonly kept: (FramedImage & { id: string }) | null;
  readonly onChange: (value: PictureInput | null) => void;
  readonly onBlur?: () => void;
  readonly problemOf: (part: 'id' | 'alt') => string | undefined;
}

/** A picture, sent as soon as it is chosen, with the point its crops keep and what it shows. */
export function FramedPictureField({ name, endpoint, value, kept, onChange, onBlur, problemOf }: Props) {
  const t = useFramedPictureWords();
  const maySend = useMay()(endpoint);
  const [sent, setSent] = useState<{ id: string; src: string } | null>(null);
  const src = [sent, kept].find((one) => one !== null && one.id === value?.id)?.src;
  const { busy, problem, send } = useSentFile(endpoint, ({ id, image }) => {
    setSent({ id, src: image.src });
    // Another picture has its matter elsewhere, and shows something else.
    onChange({ id, alt: '', focus: MIDDLE });
  });
  return (
    <div className={classes['field']} data-field={name} onBlur={onBlur}>
      <FileField
        name={name}
        label={t('picture')}
        hint={maySend ? t('formats', { limit: IMAGE_LIMIT_MB }) : t('forbidden')}
        error={problem ?? problemOf('id')}
        accept={ACCEPT}
        disabled={busy || !maySend}
        chooseLabel={busy ? t('sending') : t(value ? 'replace' : 'choose')}
        onChange={(file) => void send(file)}
      />
      {value && src && (
        <>
          <FocusField
            label={t('crop')}
            hint={t('crop.hint')}
            src={src}
            value={value.focus}
            onChange={(focus) => onChange({ ...value, focus })}
            crops={[
              { label: t('crop.wide'), ratio: CROPS.wide },
              { label: t('crop.square'), ratio: CROPS.square },
            ]}
            labels={{ across: t('crop.across'), down: t('crop.down') }}
          />
          <TextAreaField
            label={t('alt')}
            hint={t('alt.hint')}
            rows={2}
            required
            value={value.alt}
            error={problemOf('alt')}
            onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
          />
          <div>
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
