import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import type { Navigate } from '../internal/link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import classes from './series-card.module.css';

/** A 2:3 picture. */
export type Poster = PictureSource;

/**
 * `openCount` is a ready text such as '3 teorias abertas'. `rating` is the age rating: what is shown ('16') and what is
 * read aloud ('16 anos').
 */
export type SeriesCardProps = {
  title: string;
  /** The language of the title and of what the poster shows, where it isn't the page's. */
  lang?: string | undefined;
  poster: Poster;
  href: string;
  openCount?: string;
  rating?: { mark: string; label: string };
  stamp?: ReactNode;
  onNavigate?: Navigate;
  /** True for posters seen without scrolling: they are fetched at once. */
  priority?: boolean;
};

/** A poster on the wall: one link, whose title is read first though it stands beneath the picture. */
export function SeriesCard({
  title,
  lang,
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
      <span className={classes.title} lang={lang}>
        {title}
      </span>
      {openCount && <span className={classes.count}>{openCount}</span>}
      <span className={classes.frame}>
        {rating && (
          <span className={classes.rating} role="img" aria-label={rating.label}>
            {rating.mark}
          </span>
        )}
        {stamp && <span className={classes.stamp}>{stamp}</span>}
        <Picture
          picture={poster}
          lang={lang}
          sizes="clamp(136px, 40vw, 208px)"
          loading={priority ? 'eager' : 'lazy'}
          className={classes.poster}
        />
      </span>
    </Link>
  );
}
