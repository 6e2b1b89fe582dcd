import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import type { ShowPage } from '@fio/contracts/public/shows';
import { trailerPage, trailerPlayer } from '@fio/domain/trailer';
import { IconPlayerPlay } from '@fio/design-system/icons';
import { Picture } from '@fio/design-system/picture';
import { Heading, Text } from '@fio/design-system/text';
import { language } from '@fio/platform/i18n';
import { posterOf } from '../page/poster.ts';
import { useShowWords } from './words.ts';
import classes from './trailers.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly picture: NonNullable<ShowPage['hero']>;
  /** What is told beside it of what a press sends. */
  readonly noticeId: string;
}

/** The player, which takes the focus: whoever pressed goes on in it. */
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

/** A picture of ours until somebody presses it; nothing is asked of anybody else before. Without a script it leads to the video. */
function Trailer({ id, title, picture, noticeId }: Props) {
  const t = useShowWords();
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <Player id={id} title={title} />;
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      className={classes['still']}
      href={trailerPage(id)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('play', { title })}
      aria-describedby={noticeId}
      onClick={play}
    >
      <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 48rem) 24rem, 100vw" loading="lazy" />
      <span className={classes['button']}>
        <IconPlayerPlay size={32} aria-hidden />
      </span>
      <span className={classes['name']}>{title}</span>
    </a>
  );
}

/** The trailers of a series. Without any they are not there. */
export function Trailers({ show }: { show: ShowPage }) {
  const t = useShowWords();
  const noticeId = useId();
  const { trailers, hero } = show;
  if (trailers.length === 0) return null;
  return (
    <section className={classes['trailers']} aria-labelledby="trailers">
      <Heading level={2} id="trailers">
        {t('trailers')}
      </Heading>
      <ul className={classes['row']}>
        {trailers.map((id, index) => (
          <li key={id}>
            <Trailer
              id={id}
              title={t(trailers.length === 1 ? 'trailer' : 'trailerOf', { number: index + 1 })}
              picture={hero ?? posterOf(show)}
              noticeId={noticeId}
            />
          </li>
        ))}
      </ul>
      <Text id={noticeId} size="small" tone="muted">
        {t('trailerNotice')}
      </Text>
    </section>
  );
}
