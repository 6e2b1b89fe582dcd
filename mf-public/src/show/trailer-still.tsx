import type { MouseEvent } from 'react';
import { IconPlayerPlay } from '@fio/design-system/icons';
import { Picture, type PictureSource } from '@fio/design-system/picture';
import { useShowWords } from './words.ts';
import classes from './trailers.module.css';

interface Props {
  readonly title: string;
  readonly picture: PictureSource;
  /** Where it leads without a script. */
  readonly href: string;
  /** What is told beside it. */
  readonly describedBy: string;
  readonly onPlay: () => void;
}

/** A picture of ours until somebody presses it: nothing of the video is asked for before. */
export function TrailerStill({ title, picture, href, describedBy, onPlay }: Props) {
  const t = useShowWords();
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      className={classes['still']}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('play', { title })}
      aria-describedby={describedBy}
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
