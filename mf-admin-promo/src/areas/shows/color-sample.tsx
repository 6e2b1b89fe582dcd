import classes from './art.module.css';
import { useShowsWords } from './words.ts';

interface Props {
  readonly colors: { readonly from: string; readonly to: string; readonly accent: string };
}

/** How the three colours stand together on the page of the series. */
export function ColorSample({ colors: { from, to, accent } }: Props) {
  const t = useShowsWords();
  return (
    <div
      role="img"
      aria-label={t('color.sample')}
      className={classes['sample']}
      style={{ background: `linear-gradient(135deg, ${from}, ${to})` }}
    >
      <span style={{ background: accent }} />
    </div>
  );
}
