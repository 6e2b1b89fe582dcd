import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import type { Navigate } from '../internal/link.ts';
import classes from './series-card.module.css';

/** A 2:3 picture. `width` and `height` are the file's own, so that its place is kept. */
export type Poster = { src: string; srcSet?: string | undefined; alt: string; width: number; height: number };

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
        <img
          {...poster}
          alt={poster.alt}
          sizes="(min-width: 75rem) 220px, 44vw"
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
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
