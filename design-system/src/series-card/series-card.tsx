import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import type { Navigate } from '../internal/link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import classes from './series-card.module.css';

/** A 2:3 picture. */
export type Poster = PictureSource;

/** `openCount` is a ready text such as '3 teorias abertas'. `rating` is the age rating as shown ('16'). */
export type SeriesCardProps = {
  title: string;
  poster: Poster;
  href: string;
  openCount?: string;
  rating?: string;
  stamp?: ReactNode;
  onNavigate?: Navigate;
  /** True for posters seen without scrolling: they are fetched at once. */
  priority?: boolean;
};

/** A poster on the wall: one link, named by the title. */
export function SeriesCard({
  title,
  poster,
  href,
  openCount,
  rating,
  stamp,
  onNavigate,
  priority,
}: SeriesCardProps) {
  return (
    <Link href={href} onNavigate={onNavigate} className={cx(classes.card)}>
      <span className={classes.frame}>
        <Picture
          picture={poster}
          sizes="clamp(136px, 40vw, 208px)"
          loading={priority ? 'eager' : 'lazy'}
          className={classes.poster}
        />
        {rating && <span className={classes.rating}>{rating}</span>}
        {stamp && <span className={classes.stamp}>{stamp}</span>}
      </span>
      <span className={classes.title}>{title}</span>
      {openCount && <span className={classes.count}>{openCount}</span>}
    </Link>
  );
}
