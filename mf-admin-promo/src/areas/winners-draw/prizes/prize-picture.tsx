import { useState } from 'react';
import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import type { PictureInput } from '@fio/contracts/core/picture';
import { Button } from '@fio/design-system/button';
import { Disclosure } from '@fio/design-system/disclosure';
import { useMay } from '@fio/platform/area';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { FramedPictureField } from '../../../fields/framed-picture-field.tsx';
import type { DrawDetail } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';

interface Props {
  readonly draw: DrawDetail;
  readonly prize: DrawDetail['prizes'][number];
}

const inputOf = ({ picture }: Props['prize']): PictureInput | null =>
  picture && { id: picture.id, alt: picture.alt, focus: picture.focus };

function Form({ draw, prize }: Props) {
  const t = useWinnersDrawWords();
  const [value, setValue] = useState(inputOf(prize));
  const [refused, setRefused] = useState<ApiError | null>(null);
  const { mutateAsync, isPending } = useApiMutation(winnersDraw.dress, [winnersDraw.list, winnersDraw.get]);
  const save = async () => {
    setRefused(null);
    try {
      await mutateAsync({
        params: { id: draw.id, prizeId: prize.id },
        body: { version: draw.version, picture: value },
      });
      toast.success(t('prizes.pictureSaved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    }
  };
  return (
    <div className={classes['stack']}>
      <FramedPictureField
        name={`picture-${prize.id}`}
        endpoint={winnersDraw.picture}
        value={value}
        kept={prize.picture}
        onChange={setValue}
        problemOf={(part) => refused?.fields[`picture.${part}`]?.[0]?.message}
      />
      <div>
        <Button size="sm" loading={isPending} onClick={() => void save()}>
          {t('prizes.savePicture')}
        </Button>
      </div>
    </div>
  );
}

/** How a prize of the draw looks, which may change whatever has become of the draw. */
export function PrizePicture({ draw, prize }: Props) {
  const t = useWinnersDrawWords();
  const may = useMay()(winnersDraw.dress);
  const [open, setOpen] = useState(false);
  const { title, picture } = prize;
  return (
    <>
      {picture && <img className={classes['prizePicture']} src={picture.src} alt={picture.alt} />}
      {may && (
        <Disclosure
          headingLevel={2}
          title={t(picture ? 'prizes.changePicture' : 'prizes.addPicture', { title })}
          open={open}
          onOpenChange={setOpen}
        >
          {/* Saving another prize changes the draw's version alone: what is chosen here stays. */}
          {open && <Form draw={draw} prize={prize} />}
        </Disclosure>
      )}
    </>
  );
}
