import type { Image } from '@fio/contracts/public/shows';
import classes from './shows.module.css';

interface Props {
  readonly show: { readonly title: string; readonly poster: Image | null };
}

/** The poster, small, and the title beside it. The picture adds nothing to the title for those who hear the row. */
export const ShowTitle = ({ show: { title, poster } }: Props) => (
  <span className={classes['title']}>
    {poster ? (
      <img className={classes['thumb']} src={poster.src} width={24} height={36} alt="" loading="lazy" />
    ) : (
      <span className={classes['thumb']} aria-hidden />
    )}
    <span className={classes['name']}>{title}</span>
  </span>
);
