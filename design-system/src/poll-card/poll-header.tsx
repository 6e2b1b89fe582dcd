import { Picture } from '../picture/picture.tsx';
import { Stamp } from '../stamp/stamp.tsx';
import type { PollCardProps } from './poll-card-types.ts';
import classes from './poll-card.module.css';

/** Which series asks, with its poster, and how it ended. */
export function PollHeader({ poll, labels }: Pick<PollCardProps, 'poll' | 'labels'>) {
  const poster = poll.series?.poster;
  return (
    <header className={classes.header}>
      {poster && (
        <Picture picture={{ ...poster, alt: '' }} sizes="44px" loading="lazy" className={classes.poster} />
      )}
      <p className={classes.series} lang={poll.lang}>
        {poll.seriesTitle}
      </p>
      {poll.stamp && <Stamp kind={poll.stamp}>{labels.stamps[poll.stamp]}</Stamp>}
    </header>
  );
}
