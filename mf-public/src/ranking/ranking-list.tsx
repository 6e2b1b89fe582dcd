import type { RankingBoard } from '@fio/contracts/public/ranking';
import { format } from '@fio/platform/i18n';
import { useRankingWords } from './words.ts';
import classes from './ranking.module.css';

type Entry = RankingBoard['entries'][number];

function Row({ entry: { place, name, hits, answers, points } }: { entry: Entry }) {
  const t = useRankingWords();
  return (
    <li className={classes['entry']} data-first={place <= 3}>
      <span className={classes['place']}>{t('place', { place: format.number(place) })}</span>
      <span className={classes['who']}>
        <strong className={classes['name']}>{name}</strong>
        <span className={classes['hits']}>{t('hits', { count: hits, of: answers })}</span>
      </span>
      <span className={classes['points']}>
        <strong>{format.number(points)}</strong> {t('points', { count: points })}
      </span>
    </li>
  );
}

/** The best of those who want to be named, along the thread. Equal points stand at one place. */
export function RankingList({ entries }: Pick<RankingBoard, 'entries'>) {
  return (
    <ol className={classes['entries']}>
      {entries.map((entry, index) => (
        // Two people may have chosen one name.
        <Row key={index} entry={entry} />
      ))}
    </ol>
  );
}
