import { useEffect, useRef, useState } from 'react';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { Button } from '../button/button.tsx';
import type { StoryOffer, StoryPicture } from './share-dialog-types.ts';
import classes from './share-dialog.module.css';

/** The picture with what can be done with it. The first of that has the focus: the button that brought it is gone. */
function Picture({ picture, labels }: { picture: StoryPicture; labels: StoryOffer['labels'] }) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => ways.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  const { src, file, onSend } = picture;
  return (
    <figure className={classes.story}>
      <img className={classes.picture} src={src} alt={labels.alt} width={1080} height={1920} />
      <figcaption className={classes.caption}>
        <p>{labels.hint}</p>
        <div ref={ways} className={classes.ways}>
          {onSend && (
            <Button size="sm" icon={<IconSend size={18} aria-hidden />} onClick={onSend}>
              {labels.send}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            icon={<IconDownload size={18} aria-hidden />}
            href={src}
            download={file}
          >
            {labels.download}
          </Button>
        </div>
      </figcaption>
    </figure>
  );
}

/** Asks for the picture for stories and, once it is there, shows it. */
export function ShareStory({ labels, load }: StoryOffer) {
  const [picture, setPicture] = useState<StoryPicture>();
  const [state, setState] = useState<'offered' | 'loading' | 'failed'>('offered');
  if (picture) return <Picture picture={picture} labels={labels} />;
  const ask = () => {
    setState('loading');
    load().then(setPicture, () => setState('failed'));
  };
  return (
    <div className={classes.offer}>
      <Button
        variant="secondary"
        fullWidth
        icon={<IconPhoto size={20} aria-hidden />}
        loading={state === 'loading'}
        onClick={ask}
      >
        {labels.offer}
      </Button>
      <p role="alert" className={classes.failed}>
        {state === 'failed' && labels.failed}
      </p>
    </div>
  );
}
