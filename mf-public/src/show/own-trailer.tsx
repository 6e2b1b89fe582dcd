import { useEffect, useId, useRef, useState } from 'react';
import type { OwnTrailer as Video } from '@fio/contracts/public/shows';
import { Button } from '@fio/design-system/button';
import type { PictureSource } from '@fio/design-system/picture';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { TrailerStill } from './trailer-still.tsx';
import { useShowWords } from './words.ts';
import classes from './trailers.module.css';

const MB = 1_000_000;
const time = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const megabytes = (bytes: number) => format.number(Math.max(0.1, Math.round((bytes * 10) / MB) / 10));

interface PlayerProps {
  readonly video: Video;
  readonly title: string;
  readonly poster: string;
  readonly onFail: () => void;
}

/** The browser's own player, which takes the focus: whoever pressed goes on in it. */
function Player({ video, title, poster, onFail }: PlayerProps) {
  const t = useShowWords();
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => player.current?.focus(), []);
  return (
    <video
      ref={player}
      className={classes['player']}
      aria-label={title}
      src={video.src}
      poster={poster}
      width={video.width}
      height={video.height}
      controls
      autoPlay
      playsInline
      preload="metadata"
      onError={onFail}
    >
      {video.captions !== null && (
        <track kind="captions" src={video.captions} srcLang="pt-BR" label={t('captions')} default />
      )}
    </video>
  );
}

/** The trailer that we show ourselves: its bytes come once somebody presses, who is told before how many there are. */
export function OwnTrailer({ video, art }: { video: Video; art: PictureSource }) {
  const t = useShowWords();
  const factsId = useId();
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const title = t('ownTrailer');
  const picture = video.poster ?? art;
  const play = () => setState('playing');
  return (
    <>
      {state === 'playing' ? (
        <Player video={video} title={title} poster={picture.src} onFail={() => setState('failed')} />
      ) : (
        <TrailerStill title={title} picture={picture} href={video.src} describedBy={factsId} onPlay={play} />
      )}
      {state === 'failed' && (
        <div role="alert" className={classes['failed']}>
          <Text size="small">{t('videoFailed')}</Text>
          <Button variant="secondary" size="sm" onClick={play}>
            {t('videoAgain')}
          </Button>
        </div>
      )}
      <Text id={factsId} size="small" tone="muted" numeric>
        {t('videoFacts', { time: time(video.seconds), size: megabytes(video.bytes) })}
        {video.captions === null && `. ${t('noCaptions')}`}
      </Text>
    </>
  );
}
