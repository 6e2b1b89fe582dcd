import { useEffect, useId, useRef, useState } from 'react';
import type { ShowPage } from '@fio/contracts/public/shows';
import { trailerPage, trailerPlayer } from '@fio/domain/trailer';
import type { PictureSource } from '@fio/design-system/picture';
import { Heading, Text } from '@fio/design-system/text';
import { language } from '@fio/platform/i18n';
import { posterOf } from '../page/poster.ts';
import section from '../page/section.module.css';
import { OwnTrailer } from './own-trailer.tsx';
import { TrailerStill } from './trailer-still.tsx';
import { useShowWords } from './words.ts';
import classes from './trailers.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly picture: PictureSource;
  /** What is told beside it of what a press sends. */
  readonly noticeId: string;
}

/** YouTube's player, which takes the focus: whoever pressed goes on in it. */
function Player({ id, title }: Pick<Props, 'id' | 'title'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={classes['player']}
      title={title}
      src={trailerPlayer(id, language() === 'pt' ? 'pt-BR' : 'en')}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      // The player answers nobody who doesn't say where they come from; of that the site alone, not the page.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** A video at YouTube; nothing is asked of it before somebody presses. Without a script the picture leads there. */
function Trailer({ id, title, picture, noticeId }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <Player id={id} title={title} />;
  return (
    <TrailerStill
      title={title}
      picture={picture}
      href={trailerPage(id)}
      describedBy={noticeId}
      onPlay={() => setPlaying(true)}
    />
  );
}

/** The trailers of a series, our own first. Without any they are not there. */
export function Trailers({ show }: { show: ShowPage }) {
  const t = useShowWords();
  const noticeId = useId();
  const { trailers, video, hero } = show;
  if (trailers.length === 0 && video === null) return null;
  const art = hero ?? posterOf(show);
  return (
    <section className={section['narrow']} aria-labelledby="trailers">
      <Heading level={2} id="trailers">
        {t('trailers')}
      </Heading>
      <ul className={classes['row']}>
        {video && (
          <li className={classes['own']}>
            <OwnTrailer video={video} art={art} />
          </li>
        )}
        {trailers.map((id, index) => (
          <li key={id}>
            <Trailer
              id={id}
              title={t(trailers.length === 1 ? 'trailer' : 'trailerOf', { number: index + 1 })}
              picture={art}
              noticeId={noticeId}
            />
          </li>
        ))}
      </ul>
      {trailers.length > 0 && (
        <Text id={noticeId} size="small" tone="muted">
          {t('trailerNotice')}
        </Text>
      )}
    </section>
  );
}
